import { builtServer } from './scripts/setup/backend.mjs';
import { MORTAL_PASSWORD, signInAt, startMortal } from './server/testing/mortal.ts';
import { findTestAddresses } from './server/testing/testDatabase.ts';
import { Agent, request } from 'node:http';
const open = await findTestAddresses(); const { url, db, remove } = await open!();
const server = await startMortal(await builtServer(), { DATABASE_URL: url }, ['--cpu-prof','--cpu-prof-dir=/tmp/w/cp/srv','--cpu-prof-interval=300']);
await db.query(`insert into market_order (id, tenant_id, create_time, order_id, line_no, order_date, status, category, qty, amount,
      currency, ship_city, ship_state, ship_country, remark)
    select 'o' || n, '1000', timestamp '2026-01-01' + n * interval '1 minute', 'O-' || n, 1, date '2026-01-01' + n,
      'Shipped', 'Kurta', n, n * 9.5, 'INR', 'Mumbai', 'Maharashtra', 'IN', 'a remark of some length for number ' || n
    from generate_series(1, 10) n`); await db.query('vacuum analyze market_order');
const token = await signInAt(server.base, 'admin', MORTAL_PASSWORD);
const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const path = process.argv[2]!;
let n = 0; const until = Date.now() + 15000;
const cpu0 = await import('node:fs').then(f=>f.readFileSync(`/proc/${server.pid()}/stat`,'utf8').split(') ').at(-1)!.split(' '));
const pg0 = await db.query("select sum(calls) as c from (select 1 as calls) x");
await Promise.all(Array.from({ length: 16 }, async () => { while (Date.now() < until) { await new Promise<void>((res, rej) => { const r = request(server.base + path, { agent, headers: { 'x-access-token': token } }, (m) => { if (m.statusCode !== 200) rej(new Error(String(m.statusCode))); m.resume(); m.on('end', () => res()); }); r.on('error', rej); r.end(); }); n++; } }));
const cpu1 = await import('node:fs').then(f=>f.readFileSync(`/proc/${server.pid()}/stat`,'utf8').split(') ').at(-1)!.split(' '));
console.log(n, 'requests', 'node cpu ms/request', ((Number(cpu1[11])+Number(cpu1[12])-Number(cpu0[11])-Number(cpu0[12]))*10/n).toFixed(3));
process.kill(server.pid()!, 'SIGTERM'); await new Promise(r=>setTimeout(r,3000)); await server.kill(); await remove(); process.exit(0);
