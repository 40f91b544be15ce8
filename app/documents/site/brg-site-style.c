/* brg-site-style.c - the style of the pages, and the script that steps through games
 *
 * Tests: tests/app/bergerctl-site.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-site-style.h"

#include <string.h>

static const char style[] =
    ":root{color-scheme:light dark;--fg:#1b1f24;--bg:#fff;--dim:#5b636d;--line:#d5d9de;"
    "--strong:#7a828c;--link:#17498f;--tint:#eef1f5;--next:#e3ecf8}\n"
    "@media (prefers-color-scheme:dark){:root{--fg:#e6e8eb;--bg:#16191d;--dim:#a3abb5;"
    "--line:#343a42;--strong:#8a929c;--link:#8fb8f2;--tint:#23282f;--next:#1d2b40}}\n"
    "*{box-sizing:border-box}\n"
    "body{margin:0 auto;max-width:75rem;padding:0 1rem 2rem;background:var(--bg);color:var(--fg);"
    "font:1rem/1.45 \"PT Sans\",\"Noto Sans\",\"Liberation Sans\",Arial,sans-serif;"
    "overflow-wrap:anywhere}\n"
    /* Marks in a name turn nothing but the name. */
    "td,th,a,p,h1,h2,li,caption,span,b,dd{unicode-bidi:isolate}\n"
    "a{color:var(--link)}\n"
    "a:focus-visible,button:focus-visible,.wide:focus-visible{outline:3px solid var(--link);"
    "outline-offset:2px}\n"
    ".skip{position:absolute;left:-99rem}\n"
    ".skip:focus{position:static;display:inline-block;padding:.5rem}\n"
    "header{border-bottom:1px solid var(--line);padding-top:.8rem}\n"
    "header p{margin:0 0 .3rem}\n"
    ".event{font-size:1.3rem;font-weight:bold}\n"
    ".event span{font-weight:normal;color:var(--dim)}\n"
    ".tongues a,.tongues b{display:inline-block;padding:.2rem .6rem .2rem 0}\n"
    "nav{display:flex;flex-wrap:wrap}\n"
    "nav a{padding:.55rem .9rem .55rem 0;text-decoration:none}\n"
    "nav a[aria-current]{font-weight:bold;border-bottom:3px solid var(--link)}\n"
    "h1{font-size:1.35rem;margin:1rem 0 .5rem}\n"
    "h2{font-size:1.1rem;margin:1.2rem 0 .4rem}\n"
    ".rounds a,.rounds b,.rounds span{display:inline-block;min-width:2.4rem;padding:.4rem;"
    "margin:0 .25rem .25rem 0;border-radius:.4rem;text-align:center;text-decoration:none;"
    "background:var(--tint)}\n"
    ".rounds b{background:var(--link);color:var(--bg)}\n"
    ".rounds span{background:none;color:var(--dim)}\n"
    ".next{background:var(--next);border-radius:.5rem;padding:.6rem .8rem}\n"
    ".note,.dim{color:var(--dim);font-size:.9rem}\n"
    "small{color:var(--dim)}\n"
    ".wide{overflow-x:auto}\n"
    "table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}\n"
    /* Figures are not broken: the table scrolls. */
    ".wide table:not(.p) :is(td,th){overflow-wrap:normal}\n"
    "caption{position:absolute;left:-99rem}\n"
    "th,td{padding:.3rem .4rem;border-bottom:1px solid var(--line);text-align:center}\n"
    "th{font-size:.85rem;vertical-align:bottom;border-bottom-color:var(--strong)}\n"
    "td a{text-decoration-color:var(--line)}\n"
    ".l,.p td:nth-child(2),.p th:nth-child(2),.p td:nth-child(4),.p th:nth-child(4),"
    ".g td:nth-child(4),.g th:nth-child(4),"
    ".l1 tr>:nth-child(1),.l2 tr>:nth-child(2),.l3 tr>:nth-child(3),.l4 tr>:nth-child(4),"
    ".l5 tr>:nth-child(5),.l6 tr>:nth-child(6),.l7 tr>:nth-child(7),.l8 tr>:nth-child(8)"
    "{text-align:left}\n"
    ".t{background:var(--tint)}\n"
    ".above td{border-top:2px solid var(--strong)}\n"
    ".struck td{text-decoration:line-through}\n"
    ".match th{background:var(--tint);font-size:1rem}\n"
    ".columns{columns:16rem}\n"
    ".columns p{margin:0;padding:.2rem 0}\n"
    "dl{display:grid;grid-template-columns:auto 1fr;gap:.2rem 1rem}\n"
    "dt{color:var(--dim)}dd{margin:0}\n"
    ".hidden{position:absolute}\n"
    ".board{display:none;width:100%;max-width:32rem}\n"
    ".names text,.on-white,.on-black{font-size:18px;text-anchor:middle}\n"
    ".names text{fill:var(--dim)}\n"
    ".on-black{fill:#fff}.on-white{fill:#000}\n"
    ".corner{font-size:12px;fill:#1b1f24}\n"
    ".last rect{fill:#c9bd4a;fill-opacity:.75}\n"
    ".last path{fill:none;stroke:#7a5200;stroke-width:4}\n"
    /* Every board is shown when its move is the one that is looked at; the last one else. */
    ".board:target,.final{display:block}\n"
    ".board:target~.final{display:none}\n"
    ".works{display:grid;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr));gap:1.2rem}\n"
    ".works figure{margin:0;break-inside:avoid}\n"
    ".works p{margin:.2rem 0}\n"
    ".steps{display:flex;gap:.5rem;max-width:32rem}\n"
    ".steps[hidden]{display:none}\n"
    ".steps .label{position:absolute;left:-99rem}\n"
    ".steps output{position:absolute;left:-99rem}\n"
    ".steps button{flex:1;min-height:2.75rem;font:inherit;border:1px solid var(--strong);"
    "border-radius:.4rem;background:var(--tint);color:var(--fg)}\n"
    ".steps [data-to=on]{flex:3;background:var(--link);color:var(--bg);font-weight:bold}\n"
    ".moves{columns:9rem;list-style:none;padding:0}\n"
    ".moves a{display:inline-block;padding:.15rem .35rem;text-decoration:none}\n"
    ".moves .now{background:var(--link);color:var(--bg);border-radius:.3rem}\n"
    "@media (max-width:34rem){body{padding:0 .6rem 1.5rem;font-size:.95rem}"
    "th,td{padding:.3rem .2rem}}\n"
    "@media print{:root{--fg:#000;--bg:#fff;--dim:#333;--line:#999;--strong:#000;--link:#000;"
    "--tint:#eee;--next:#fff}nav,.tongues,.skip,.steps,.rounds{display:none}"
    "body{max-width:none;padding:0;font-size:10pt}.wide{overflow:visible}"
    "a{text-decoration:none}thead{display:table-header-group}tr{break-inside:avoid}}\n";

static const char script[] =
    "'use strict';\n"
    "(function(){\n"
    "var moves=[].slice.call(document.querySelectorAll('.moves a'));\n"
    "var boards=[].slice.call(document.querySelectorAll('.board'));\n"
    "var steps=document.querySelector('.steps');\n"
    "if(!steps||!boards.length)return;\n"
    "function find(){var i=boards.findIndex(function(b){return '#'+b.id===location.hash});\n"
    "return i<0?boards.length-1:i}\n"
    "var at=find();\n"
    "function show(){\n"
    "boards.forEach(function(b,i){b.style.display=i===at?'block':'none'});\n"
    "moves.forEach(function(m){var now=m.getAttribute('href')==='#'+boards[at].id;\n"
    "m.classList.toggle('now',now);\n"
    "if(now)m.setAttribute('aria-current','step');else m.removeAttribute('aria-current')});\n"
    "steps.querySelector('output').textContent=boards[at].getAttribute('aria-label')}\n"
    "function go(to){at=Math.max(0,Math.min(boards.length-1,to));\n"
    "history.replaceState(null,'','#'+boards[at].id);show()}\n"
    "var to={first:function(){go(0)},back:function(){go(at-1)},on:function(){go(at+1)},\n"
    "last:function(){go(boards.length-1)}};\n"
    "[].forEach.call(steps.querySelectorAll('button'),function(b){\n"
    "b.addEventListener('click',to[b.dataset.to])});\n"
    "addEventListener('hashchange',function(){at=find();show()});\n"
    "addEventListener('keydown',function(e){\n"
    "if(e.altKey||e.ctrlKey||e.metaKey)return;\n"
    "if(e.key==='ArrowLeft'){to.back();e.preventDefault()}\n"
    "if(e.key==='ArrowRight'){to.on();e.preventDefault()}});\n"
    "steps.hidden=false;show()\n"
    "})();\n";

GBytes *
brg_site_style_new (void)
{
  return g_bytes_new_static (style, strlen (style));
}

GBytes *
brg_site_script_new (void)
{
  return g_bytes_new_static (script, strlen (script));
}
