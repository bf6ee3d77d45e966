/**
 * Runs in the head before the first paint: tells the painted shell whether to expect a member, so that nobody who is logged in
 * sees the login buttons for a moment. The edge inlines it with its nonce.
 */
export const earlyScript = `try{if(JSON.parse(localStorage.getItem('MC_SESSION_INFO')).token)document.documentElement.dataset.session='member'}catch(e){}`
