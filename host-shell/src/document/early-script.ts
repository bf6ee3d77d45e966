/** Template of the page that replaces a host that does not run. */
export const errorPageId = 'broken-page'

/** Marks a likely member before the first paint, so that a member never sees login buttons. */
const expectMember = `try{if(JSON.parse(localStorage.getItem('MC_SESSION_INFO')).token)document.documentElement.dataset.session='member'}catch(e){}`

/** A host that is not mounted by then counts as failed; a script error shortens the wait. */
const patience = 12_000
const afterError = 2_000

/**
 * Shows the error page of the document (render-shell.tsx) when the host's script does not arrive or run. A later
 * mount replaces it.
 */
const watchdog = `(function(d,w){function show(){var r=d.getElementById('root'),t=d.getElementById('${errorPageId}');if('mounted'in d.documentElement.dataset||!t)return;d.documentElement.dataset.broken='';r.textContent='';r.appendChild(t.content);r.querySelector('button').onclick=function(){location.reload()}}w.addEventListener('error',function(e){var s=e.target&&e.target.src;if(!s||s.indexOf('/releases/host/')>0)setTimeout(show,${afterError})},true);setTimeout(show,${patience})})(document,window)`

/** Runs in the head before the first paint. The edge inlines it with its nonce. */
export const earlyScript = `${expectMember};${watchdog}`
