/** The look of the pages of operations, which is the same in every house. */
export const STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#1d1b18,#ece8e1);--quiet:light-dark(#5f5a52,#aaa399);--paper:light-dark(#fafafa,#161513);--card:light-dark(#fff,#201e1b);--line:light-dark(#dcd6cb,#3a3631);--good:light-dark(#1f6b45,#7fcba4);--warn:light-dark(#8a5300,#e9b765);--bad:light-dark(#a3231d,#ff9d92)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
a{color:inherit;text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
.skip{position:absolute;inset-inline-start:-99rem}
.skip:focus{inset-inline-start:1rem;inset-block-start:.5rem;background:var(--card);padding:.25rem .75rem;z-index:1}
header,main,footer{max-width:72rem;margin:0 auto;padding:0 1rem}
header{border-block-end:1px solid var(--line);padding-block:1.25rem 0}
.top{display:flex;align-items:center;gap:.75rem;flex-wrap:wrap;margin-block-end:.75rem}
.name{font:500 1.375rem/1.2 Georgia,"Times New Roman",serif;letter-spacing:.01em}
.tag{border:1px solid currentColor;border-radius:99rem;font-size:.8125rem;padding:.05rem .6rem;color:var(--quiet)}
.tag.production{color:var(--bad)}
.top form{margin-inline-start:auto}
nav ul{display:flex;gap:0 1.25rem;margin:0;padding:0;list-style:none;flex-wrap:wrap}
nav a{display:block;padding:.65rem 0;text-decoration:none;color:var(--quiet);border-block-end:2px solid transparent}
nav a:hover{color:var(--ink)}
nav a[aria-current]{color:var(--ink);border-color:var(--ink)}
main{padding-block:1.5rem 4rem}
h1{font:500 1.75rem/1.2 Georgia,"Times New Roman",serif;margin:0 0 .5rem}
h2{font-size:1.125rem;margin:2rem 0 .5rem}
p{max-width:46rem;margin:.5rem 0}
.quiet,small{color:var(--quiet)}
small{font-size:.875rem}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr));gap:.75rem;margin:1rem 0;padding:0}
.facts>div{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.75rem 1rem}
.facts dt{color:var(--quiet);font-size:.875rem}
.facts dd{margin:0;font-size:1.5rem;line-height:1.3;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.facts dd.small{font-size:1rem}
.table{overflow-x:auto;background:var(--card);border:1px solid var(--line);border-radius:.5rem;margin:.5rem 0 1rem}
table{border-collapse:collapse;width:100%;font-size:.9375rem}
caption{text-align:start;padding:.6rem 1rem;color:var(--quiet);font-size:.875rem}
th,td{text-align:start;padding:.5rem 1rem;border-block-start:1px solid var(--line);vertical-align:top}
thead th{font-weight:500;color:var(--quiet);font-size:.8125rem;white-space:nowrap}
tbody th{font-weight:500}
.number{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
.ok,.on,.fresh{color:var(--good)}.degraded,.stale{color:var(--warn)}.down,.off,.expired{color:var(--bad)}
code,pre{font:.875em/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
pre{white-space:pre-wrap;margin:.5rem 0;max-height:20rem;overflow:auto}
form.fields{display:grid;gap:1rem;max-width:40rem;margin:1rem 0;background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:1rem}
label{display:block;font-weight:500}
.hint{display:block;font-weight:400;color:var(--quiet);font-size:.875rem}
input,select,textarea{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--quiet);border-radius:.375rem;padding:.55rem .7rem;width:100%;min-height:2.75rem}
textarea{min-height:5rem}
button{font:inherit;color:var(--paper);background:var(--ink);border:1px solid var(--ink);border-radius:.375rem;padding:.5rem 1rem;min-height:2.75rem;cursor:pointer;justify-self:start}
td button,th>code{white-space:nowrap}
label{margin-block-end:.25rem}
button.plain{background:none;color:inherit;border-color:var(--quiet)}
.message{border-inline-start:4px solid var(--good);background:var(--card);padding:.75rem 1rem;margin:1rem 0}
.message.bad{border-color:var(--bad)}
.tags{display:flex;flex-wrap:wrap;gap:.25rem .5rem;margin:0;padding:0;list-style:none}
summary{cursor:pointer}
@media (width < 576px){th,td{padding:.5rem .75rem}}
`;
