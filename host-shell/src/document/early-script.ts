/** The template of the page that stands in for a host that does not run. */
export const errorPageId = 'broken-page'

/** Tells the painted shell whether to expect a member, so that nobody who is logged in sees the login buttons for a moment. */
const expectMember = `try{if(JSON.parse(localStorage.getItem('MC_SESSION_INFO')).token)document.documentElement.dataset.session='member'}catch(e){}`

/** A host that has not mounted after this long will not, or somebody wonders; a script error shortens the wait. */
const patience = 12_000
const afterError = 2_000

/**
 * The painted shell must not shimmer for ever when the host's script does not arrive or does not run: then the page that the shell
 * brought along for this (render-shell.tsx) takes its place, with a button that loads the page again. Mounting later replaces it.
 */
const watchdog = `(function(d,w){function show(){var r=d.getElementById('root'),t=d.getElementById('${errorPageId}');if('mounted'in d.documentElement.dataset||!t)return;r.textContent='';r.appendChild(t.content);r.querySelector('button').onclick=function(){location.reload()}}w.addEventListener('error',function(e){var s=e.target&&e.target.src;if(!s||s.indexOf('/releases/host/')>0)setTimeout(show,${afterError})},true);setTimeout(show,${patience})})(document,window)`

/** Runs in the head before the first paint. The edge inlines it with its nonce. */
export const earlyScript = `${expectMember};${watchdog}`
