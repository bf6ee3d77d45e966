/** The issuer has its own look, so its colours are defined only here. */
export const pageStyle = `
:root{--ground:#f3f1f7;--card:#fff;--text:#17131f;--quiet:#5d566b;--line:#d9d3e4;--band:#2a2140;--on-band:#f6f3fc;--note:#ffd35c;--on-note:#332500;--go:#4b39a8;--on-go:#fff}
@media (prefers-color-scheme:dark){:root{--ground:#100d18;--card:#1b1628;--text:#f2eefb;--quiet:#b3aac6;--line:#3a3252;--band:#090712;--go:#7463d8}}
*{box-sizing:border-box;margin:0}
body{font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;background:var(--ground);color:var(--text);min-height:100vh;padding-bottom:env(safe-area-inset-bottom)}
header{display:flex;align-items:center;padding:14px 16px;background:var(--band);color:var(--on-band)}
.mark{width:28px;height:28px;border-radius:50%;border:6px solid var(--note);margin-right:10px;flex:none}
.label{background:var(--note);color:var(--on-note);border-radius:999px;padding:4px 12px;font-size:14px}
main{max-width:440px;margin:0 auto;padding:16px}
.explanation{background:var(--note);color:var(--on-note);border-radius:12px;padding:10px 14px;font-size:14px;margin-bottom:16px}
h1{font-size:24px;line-height:1.25;margin-bottom:4px;overflow-wrap:anywhere}
h2{font-size:17px;margin-bottom:10px}
.quiet{color:var(--quiet);margin-bottom:14px}
.card{background:var(--card);border:1px solid var(--line);border-radius:18px;padding:14px;margin-bottom:14px}
.card form+form{margin-top:8px}
label{display:block;margin-bottom:10px;color:var(--quiet);font-size:14px}
label input{display:block;width:100%;min-height:48px;margin-top:4px;padding:10px 12px;border:1px solid var(--line);border-radius:12px;background:var(--ground);color:var(--text);font:inherit}
button{display:block;width:100%;min-height:48px;padding:10px 14px;border-radius:14px;border:1px solid var(--line);background:transparent;color:var(--text);font:inherit;font-weight:600;cursor:pointer}
.person{text-align:left}.person b,.person span{display:block;overflow-wrap:anywhere}.person span{color:var(--quiet);font-weight:400;font-size:14px}
.go{background:var(--go);border-color:var(--go);color:var(--on-go)}
button:focus-visible,input:focus-visible{outline:3px solid var(--note);outline-offset:2px}
`
