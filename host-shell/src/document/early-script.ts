/** Tells the painted shell whether to expect a member, so that nobody who is logged in sees the login buttons for a moment. */
const expectMember = `try{if(JSON.parse(localStorage.getItem('MC_SESSION_INFO')).token)document.documentElement.dataset.session='member'}catch(e){}`

/** A host that has not mounted after this long will not; a script error shortens the wait. */
const patience = 20_000
const afterError = 2_000

/**
 * The painted shell must not shimmer for ever when the host's script does not arrive or does not run: then this says so, in the
 * words that the document brought, with a button that loads the page again. Mounting later replaces the card.
 */
const watchdog = `(function(d,w){function show(){if('mounted'in d.documentElement.dataset)return;try{var t=JSON.parse(d.getElementById('texts').textContent).host,r=d.getElementById('root'),c=d.createElement('main'),add=function(n,x){var e=d.createElement(n);e.textContent=x;e.style.display='block';e.style.margin='0 auto 16px';c.appendChild(e);return e};c.setAttribute('role','alert');c.style.padding='30vh 24px 0';c.style.textAlign='center';add('h1',t.failed.shellTitle);add('p',t.failed.shellText);var b=add('button',t.status.reload);b.type='button';b.style.minHeight='44px';b.style.padding='0 24px';b.style.font='inherit';b.onclick=function(){location.reload()};r.textContent='';r.appendChild(c)}catch(e){}}w.addEventListener('error',function(e){var s=e.target&&e.target.src;if(!s||s.indexOf('/releases/host/')>0)setTimeout(show,${afterError})},true);setTimeout(show,${patience})})(document,window)`

/** Runs in the head before the first paint. The edge inlines it with its nonce. */
export const earlyScript = `${expectMember};${watchdog}`
