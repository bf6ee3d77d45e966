/**
 * Development only. React registers its renderer with this hook. The refresh runtime of a remote looks there for it,
 * and the host's own runtime would leave the map empty (speed.md §7).
 */
export const refreshHook = `(function(){var renderers=new Map(),id=0;window.__REACT_DEVTOOLS_GLOBAL_HOOK__=window.__REACT_DEVTOOLS_GLOBAL_HOOK__||{renderers:renderers,supportsFiber:true,inject:function(r){renderers.set(++id,r);return id},onScheduleFiberRoot:function(){},onCommitFiberRoot:function(){},onCommitFiberUnmount:function(){}}})();`
