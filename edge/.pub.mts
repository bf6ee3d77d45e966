import { openFileStore, publish, storeFolder } from '/work/main/edge/src/index.ts'
import { readdirSync, statSync } from 'node:fs'
const store = openFileStore(storeFolder('/tmp/mosaic-ui'))
for (const o of readdirSync('/work/main/releases')) { const d='/work/main/releases/'+o; const l=readdirSync(d).map(x=>d+'/'+x).sort((a,b)=>statSync(b).mtimeMs-statSync(a).mtimeMs)[0]!; const r=await publish(store,l); console.log(o,r.kind, 'reason' in r? r.reason:'') }
