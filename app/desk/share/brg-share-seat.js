(function () {
'use strict';
// SHA-256 (FIPS 180-4) and HMAC (RFC 2104): a page that is not encrypted gets no cryptography from a browser.
function primes (n) {
  var list = [], k = 2;
  for (; list.length < n; k++)
    if (list.every(function (p) { return k % p; })) list.push(k);
  return list;
}
function fraction (x) { return ((x - Math.floor(x)) * 4294967296) | 0; }
var K = primes(64).map(function (p) { return fraction(Math.pow(p, 1 / 3)); });
var START = primes(8).map(function (p) { return fraction(Math.sqrt(p)); });
function turn (x, n) { return (x >>> n) | (x << (32 - n)); }
function block (h, bytes, at) {
  var w = [], i, a = h.slice(), s, t;
  for (i = 0; i < 16; i++, at += 4)
    w[i] = (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3];
  for (; i < 64; i++) {
    s = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    t = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = (w[i - 16] + s + w[i - 7] + t) | 0;
  }
  for (i = 0; i < 64; i++) {
    s = (a[7] + (turn(a[4], 6) ^ turn(a[4], 11) ^ turn(a[4], 25)) + ((a[4] & a[5]) ^ (~a[4] & a[6])) + K[i] + w[i]) | 0;
    t = ((turn(a[0], 2) ^ turn(a[0], 13) ^ turn(a[0], 22)) + ((a[0] & a[1]) ^ (a[0] & a[2]) ^ (a[1] & a[2]))) | 0;
    a = [(s + t) | 0, a[0], a[1], a[2], (a[3] + s) | 0, a[4], a[5], a[6]];
  }
  return h.map(function (x, n) { return (x + a[n]) | 0; });
}
function sha256 (bytes) {
  var h = START, all = bytes.concat([128]), bits = bytes.length * 8, i;
  while (all.length % 64 !== 56) all.push(0);
  all.push(0, 0, 0, Math.floor(bits / 4294967296), bits >>> 24, (bits >>> 16) & 255, (bits >>> 8) & 255, bits & 255);
  for (i = 0; i < all.length; i += 64) h = block(h, all, i);
  return h.reduce(function (out, x) {
    return out.concat([x >>> 24, (x >>> 16) & 255, (x >>> 8) & 255, x & 255]);
  }, []);
}
function utf8 (text) {
  return unescape(encodeURIComponent(text)).split('').map(function (c) { return c.charCodeAt(0); });
}
function hmac (key, text) {
  var k = utf8(key), i;
  if (k.length > 64) k = sha256(k);
  for (i = k.length; i < 64; i++) k.push(0);
  function pad (x) { return k.map(function (b) { return b ^ x; }); }
  return sha256(pad(92).concat(sha256(pad(54).concat(utf8(text))))).map(function (b) {
    return (b + 256).toString(16).slice(1);
  }).join('');
}

function find (id) { return document.getElementById(id); }
function say (id) {
  var item = document.querySelector('#sayings [data-id="' + id + '"]') || document.querySelector('#sayings [data-id="other"]');
  return item.textContent;
}
function load (name) {
  try { return JSON.parse(localStorage.getItem(name)); } catch (e) { return null; }
}
function store (name, value) {
  try { localStorage.setItem(name, JSON.stringify(value)); } catch (e) { /* private mode: kept while the page is open */ }
}
// The QR code: /seat#seat=A&boards=1-20&secret=... ; what stands behind # never leaves the phone.
function read_seat () {
  var seat = {};
  location.hash.slice(1).split('&').forEach(function (part) {
    var at = part.indexOf('=');
    if (at > 0) seat[part.slice(0, at)] = decodeURIComponent(part.slice(at + 1));
  });
  if (!seat.seat || !seat.secret || !/^\d+-\d+$/.test(seat.boards || '')) return load('berger-seat');
  store('berger-seat', seat);
  history.replaceState(null, '', location.pathname);
  return seat;
}
var seat = read_seat();
var queue = load('berger-queue') || [];
var said = {};
var busy = false;
var stale = false;
var RESULTS = [['1-0', '1–0', 'wins-white'], ['1/2-1/2', '½', 'draw'], ['0-1', '0–1', 'wins-black']];

function nonce () {
  var bytes = new Uint8Array(16), text = '', i;
  crypto.getRandomValues(bytes);
  for (i = 0; i < 16; i++) text += (bytes[i] + 256).toString(16).slice(1);
  return text;
}
function show (board, text) {
  var row = document.querySelector('tr[data-board="' + board + '"] .said');
  said[board] = text;
  if (row) row.textContent = text;
  find('state').textContent = board + ': ' + text;
}
// Who sits at a board, as far as the page knows; null for a board that it does not show.
function pair_of (board) {
  var row = document.querySelector('tr[data-board="' + board + '"]');
  return row ? row.children[1].textContent + ' – ' + row.children[2].textContent : null;
}
function drop (text) {
  var gone = queue.shift();
  store('berger-queue', queue);
  show(gone.board, text);
}
function send_next () {
  var next = queue[0], request, body;
  if (busy || !next) return;
  // What was tapped for one pair is not sent for another: a page that may be old is renewed first.
  if (stale) { renew(); return; }
  if (next.round === find('round').getAttribute('data-round') && pair_of(next.board) !== null && pair_of(next.board) !== next.pair) {
    drop(say('pair'));
    send_next();
    return;
  }
  busy = true;
  request = new XMLHttpRequest();
  body = ['seat', 'round', 'board', 'result', 'nonce', 'sign'].map(function (name) {
    return name + '=' + encodeURIComponent(next[name]);
  }).join('&');
  request.open('POST', '/result');
  request.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded');
  request.timeout = 15000;
  request.onloadend = function () {
    busy = false;
    if (request.status === 0 || request.status >= 500) {
      stale = true;
      show(next.board, say('wait'));
      return;
    }
    drop(say(request.status === 403 && next.round !== find('round').getAttribute('data-round') ? 'old' : String(request.status)));
    send_next();
  };
  request.send(body);
}
function take (round, board, result) {
  var entry = { seat: seat.seat, round: round, board: board, result: result, nonce: nonce(), pair: pair_of(board) };
  entry.sign = hmac(seat.secret + ':' + find('pin').value, [entry.seat, entry.round, entry.board, entry.result, entry.nonce].join(':'));
  queue.push(entry);
  store('berger-queue', queue);
  show(board, say('wait'));
  send_next();
}
function press (row, round, result) {
  return function (event) {
    var button = event.currentTarget, board = row.getAttribute('data-board'), old = document.querySelector('.sure');
    if (old) old.classList.remove('sure');
    if (!find('pin').value) { find('pin').focus(); return; }
    if (old === button) { take(round, board, result[0]); return; }
    button.classList.add('sure');
    find('state').textContent = say('sure') + ' ' + board + ', ' + row.children[1].textContent + ' – ' + row.children[2].textContent + ', ' + say(result[2]);
  };
}
function dress () {
  var table = find('boards'), limits = seat ? seat.boards.split('-').map(Number) : [1, 0];
  if (!seat) find('state').textContent = say('no-seat');
  if (!table) return;
  table.hidden = !seat;
  Array.prototype.forEach.call(table.querySelectorAll('tbody tr'), function (row) {
    var board = row.getAttribute('data-board'), number = parseInt(board, 10), place = row.querySelector('.do'), text;
    row.hidden = number < limits[0] || number > limits[1];
    RESULTS.forEach(function (result) {
      var button = document.createElement('button');
      button.type = 'button';
      button.textContent = result[1];
      button.setAttribute('aria-label', board + ': ' + say(result[2]));
      button.addEventListener('click', press(row, find('round').getAttribute('data-round'), result));
      place.appendChild(button);
    });
    text = document.createElement('span');
    text.className = 'said';
    text.textContent = said[board] || '';
    place.appendChild(text);
  });
}
function renew () {
  var request = new XMLHttpRequest();
  if (document.querySelector('.sure')) return;
  request.open('GET', '/seat');
  request.onload = function () {
    var page, fresh, old = find('round');
    if (request.status !== 200 || document.querySelector('.sure')) return;
    page = new DOMParser().parseFromString(request.responseText, 'text/html');
    fresh = page.getElementById('round');
    if (!fresh) return;
    if (fresh.getAttribute('data-round') !== old.getAttribute('data-round')) said = {};
    old.replaceWith(document.importNode(fresh, true));
    dress();
    if (stale) { stale = false; send_next(); }
  };
  request.send();
}
dress();
if (queue.length) stale = true;
send_next();
setInterval(send_next, 5000);
setInterval(renew, 20000);
})();
