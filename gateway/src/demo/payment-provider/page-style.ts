/** The provider has its own look, so its colours are defined only here. */
export const pageStyle = `
:root{--ground:#eef2f7;--card:#fff;--text:#111827;--quiet:#566072;--line:#d7dee8;--band:#10213f;--on-band:#f4f7fd;--play:#ffcf4a;--on-play:#3a2a00;--yes:#0b7a4b;--on-yes:#fff;--no:#b3261e;--pix:#32bcad;--promptpay:#1a4f9c}
@media (prefers-color-scheme:dark){:root{--ground:#0b1220;--card:#151f33;--text:#eef3fb;--quiet:#a9b6cb;--line:#2b3a55;--band:#060b15;--yes:#0e7d4e;--no:#ff9a92}}
*{box-sizing:border-box;margin:0}
body{font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Thai",sans-serif;background:var(--ground);color:var(--text);min-height:100vh;padding-bottom:env(safe-area-inset-bottom)}
header{display:flex;align-items:center;padding:14px 16px;background:var(--band);color:var(--on-band)}
.mark{width:28px;height:28px;border-radius:9px;background:linear-gradient(135deg,var(--pix),var(--promptpay));margin-right:10px;flex:none}
.name{font-weight:600;flex:1;min-width:0}
.label{background:var(--play);color:var(--on-play);border-radius:999px;padding:4px 12px;font-size:13px;margin-left:10px;white-space:nowrap}
main{max-width:440px;margin:0 auto;padding:16px}
.explanation{background:var(--play);color:var(--on-play);border-radius:12px;padding:10px 14px;font-size:14px;margin-bottom:14px}
.card{background:var(--card);border:1px solid var(--line);border-radius:18px;padding:20px;text-align:center;margin-bottom:14px}
h1{font-size:34px;line-height:1.25;margin:2px 0 4px;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
h2{font-size:17px;margin-bottom:12px}
.quiet{color:var(--quiet);font-size:14px}
.small{font-size:12px;text-align:center;overflow-wrap:anywhere}
.qr{background:#fff;border-radius:14px;padding:6px;width:188px;max-width:100%;margin:14px auto 10px}
.qr svg{display:block;width:100%;height:auto}
.method{display:inline-block;color:#fff;border-radius:8px;padding:2px 12px;font-weight:700;letter-spacing:.04em;margin-bottom:4px}
.pix{background:#0f766b}.promptpay{background:var(--promptpay)}
select{width:100%;min-height:48px;margin:6px 0 4px;padding:10px 12px;border:1px solid var(--line);border-radius:12px;background:var(--ground);color:var(--text);font:inherit}
.plastic{display:flex;flex-direction:column;justify-content:space-between;align-items:flex-start;width:100%;max-width:300px;aspect-ratio:1.586;margin:14px auto 12px;padding:20px;border-radius:16px;color:#fff;background:linear-gradient(135deg,#10213f,#1a4f9c 60%,#32bcad);font:600 18px/1.2 ui-monospace,monospace;letter-spacing:.06em}
.chip{width:40px;height:30px;border-radius:7px;background:linear-gradient(135deg,#ffe6a0,#c99b2f)}
.owner{font-size:13px;opacity:.85}
.decide{text-align:left}.decide h2{text-align:center}
label{display:block;margin-top:14px}
input{width:100%;margin:6px 0 10px;padding:12px;border:1px solid var(--line);border-radius:12px;background:var(--ground);color:var(--text);font:13px/1.4 ui-monospace,monospace;text-overflow:ellipsis}
button,.back{display:block;width:100%;min-height:48px;border-radius:14px;border:1px solid var(--line);background:transparent;color:var(--text);font:inherit;font-weight:600;line-height:1.3;padding:12px;cursor:pointer;text-decoration:none;text-align:center}
form button{margin-top:10px}
.approve,.back{background:var(--yes);border-color:var(--yes);color:var(--on-yes)}
.decline{color:var(--no)}.expire{color:var(--quiet)}
button:focus-visible,.back:focus-visible,input:focus-visible{outline:3px solid var(--play);outline-offset:2px}
.result p{margin:6px 0}.result .back{margin-top:18px}
.sign{width:72px;height:72px;border-radius:50%;margin:0 auto 10px;font-size:38px;line-height:72px;background:var(--line)}
.paid .sign{background:var(--yes);color:var(--on-yes)}
.result h1{font-size:24px}
`
