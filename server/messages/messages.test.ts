import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../testing/productServer.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';

const SEND = '/sys/message/sysMessageTemplate/sendMsg';
const TEMPLATE = '/sys/message/sysMessageTemplate';
const MESSAGE = '/sys/message/sysMessage';

/** A real SMTP server on loopback; the address `full@…` is refused for good, and `busy` is refused for a while. */
async function startSmtp() {
  const mails: { from: string; to: string[]; text: string }[] = [];
  const state = { busy: false };
  const server = new SMTPServer({
    authOptional: false,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'weft' && password === 'secret' ? done(null, { user: 'weft' }) : done(new Error('no')),
    onRcptTo({ address }, _session, done) {
      const refuse = (responseCode: number, message: string) =>
        done(Object.assign(new Error(message), { responseCode }));
      if (state.busy) return refuse(451, 'try again later');
      return address.startsWith('full@') ? refuse(550, 'no such mailbox') : done();
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part) => parts.push(part));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : (envelope.mailFrom?.address ?? '');
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ from, to, text: Buffer.concat(parts).toString('utf8') });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { mails, state, port, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}

/** A gateway for texts to phones. */
async function startGateway() {
  const texts: unknown[] = [];
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      texts.push(JSON.parse(Buffer.concat(parts).toString()));
      reply.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { texts, port, close: () => new Promise((resolve) => server.close(resolve)) };
}

describe.each(await openTestDatabases())('messages on $kind', ({ open }) => {
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  let server: ProductServer;
  let admin: Headers;

  beforeAll(async () => {
    [smtp, gateway] = await Promise.all([startSmtp(), startGateway()]);
    const settings = {
      smtpUrl: `smtp://weft:secret@127.0.0.1:${smtp.port}`,
      mailFrom: '织屏 <no-reply@example.com>',
      smsUrl: `http://127.0.0.1:${gateway.port}/send`,
    };
    server = await startProductServer(await open({ filled: shippedTables }), {
      settings,
      outboxOptions: { waits: [1_500, 60_000], look: 300 },
    });
    admin = await server.signIn();
  });
  afterAll(async () => {
    await server.close();
    await Promise.all([smtp.close(), gateway.close()]);
  });

  const add = (values: object) =>
    server.call(admin, 'POST', `${TEMPLATE}/add`, {
      templateCode: 'late',
      templateName: '订单 ${no} 迟了',
      templateType: '2',
      useStatus: '1',
      templateContent: '您好，${name}：\n订单 ${no} 还没有发出。',
      templateTestJson: '{"no":"A1","name":"张三"}',
      ...values,
    });
  const send = (body: object, headers = admin) => server.call(headers, 'POST', SEND, body);
  const listed = async (receiver: string) => {
    const { result } = await server.call(admin, 'GET', `${MESSAGE}/list?esReceiver=${encodeURIComponent(receiver)}`);
    return result.records[0];
  };
  const ended = (receiver: string, state: string) =>
    vi.waitFor(
      async () => {
        const message = await listed(receiver);
        expect(message?.esSendStatus).toBe(state);
        return message;
      },
      { timeout: 15_000, interval: 100 },
    );

  test('a template says what is written wrong, and what its test data lacks', async () => {
    const problems = async (values: object) => (await add({ templateCode: 'bad', ...values })).result;
    expect(await problems({ templateContent: '${1a}' })).toEqual([
      { key: 'templateContent', message: '变量 ${1a} 的名字只能用字母、数字和下划线，字母开头' },
    ]);
    expect(await problems({ templateContent: '好 ${name' })).toMatchObject([{ message: '有一个 ${ 没有以 } 结束' }]);
    expect(await problems({ templateTestJson: '{"no":1}' })).toEqual([
      { key: 'templateTestJson', message: '测试数据里缺少 name' },
    ]);
    expect(await problems({ templateTestJson: '[1]' })).toMatchObject([{ key: 'templateTestJson' }]);
    expect(await problems({ templateTestJson: '{"no":{},"name":"x"}' })).toMatchObject([
      { message: '数据里 no 的值应为文字或数' },
    ]);
  });

  test('a mail goes through SMTP with its variables filled in once, and values are no templates', async () => {
    const { result: id } = await add({});
    const preview = await server.call(admin, 'GET', `${TEMPLATE}/preview?id=${id}`);
    expect(preview.result).toBe('订单 A1 迟了\n\n您好，张三：\n订单 A1 还没有发出。');
    const testData = JSON.stringify({ no: 'B7\r\nBcc: x@example.com', name: '${no}' });
    const sent = await send({ templateCode: 'late', msgType: '2', receiver: 'one@example.com', testData });
    expect(sent).toMatchObject({ success: true, message: '已交给邮件发送 1 条，结果在“消息管理”里' });
    expect(await ended('one@example.com', '1')).toMatchObject({
      esSendNum: 1,
      esTitle: '订单 B7 Bcc: x@example.com 迟了',
    });
    const [mail] = smtp.mails;
    expect(mail).toMatchObject({ from: 'no-reply@example.com', to: ['one@example.com'] });
    const [head = '', ...parts] = mail?.text.split('\r\n\r\n') ?? [];
    expect(head).not.toMatch(/^Bcc:/m);
    expect(parts.join('')).toContain('${no}');
    expect(await send({ templateCode: 'late', receiver: 'a@example.com', testData: '{"no":1}' })).toMatchObject({
      message: '数据里缺少 name',
    });
  });

  test('what is refused for a while is tried again with its reason shown, what is refused for good is not', async () => {
    smtp.state.busy = true;
    await send({ templateCode: 'late', receiver: 'two@example.com' });
    const waiting = await vi.waitFor(
      async () => {
        const message = await listed('two@example.com');
        expect(message.esResult).toContain('451');
        return message;
      },
      { timeout: 15_000, interval: 50 },
    );
    expect(waiting).toMatchObject({ esSendStatus: '0', esSendNum: 1 });
    expect(waiting.nextTime).toMatch(/^\d{4}-/);
    smtp.state.busy = false;
    expect(await ended('two@example.com', '1')).toMatchObject({ esSendNum: 2, nextTime: null });
    await send({ templateCode: 'late', receiver: 'full@example.com' });
    const failed = await ended('full@example.com', '2');
    expect(failed).toMatchObject({ esSendNum: 1 });
    expect(failed.esResult).toContain('no such mailbox');
    const again = await server.call(admin, 'POST', `${MESSAGE}/retry`, { id: failed.id });
    expect(again.success).toBe(true);
    await ended('full@example.com', '2');
    const done = await listed('one@example.com');
    expect(await server.call(admin, 'POST', `${MESSAGE}/retry`, { id: done.id })).toMatchObject({
      message: '消息已经发出，或已不存在',
    });
  });

  test('a notice is in the bell, a text at the gateway; who cannot be reached is told before anything goes out', async () => {
    await add({ templateCode: 'bell', templateType: '4' });
    expect(await send({ templateCode: 'bell', receiver: 'admin,nobody' })).toMatchObject({
      success: false,
      message: '没有用户“nobody”，或已停用',
    });
    await send({ templateCode: 'bell', receiver: 'admin' });
    await ended('admin', '1');
    const bell = await server.call(admin, 'GET', '/sys/annountCement/listByUser');
    expect(JSON.stringify(bell.result.sysMsgList)).toContain('订单 A1 迟了');
    expect(await send({ templateCode: 'late', msgType: '1', receiver: 'admin' })).toMatchObject({
      message: '用户“admin”没有填写手机号',
    });
    await send({ templateCode: 'late', msgType: '1', receiver: '13800138000' });
    await ended('13800138000', '1');
    expect(gateway.texts).toEqual([{ mobile: '13800138000', content: '您好，张三：\n订单 A1 还没有发出。' }]);
  });

  test('a message of its own goes out too, is changed by nobody, and needs its right', async () => {
    const own = { esType: '2', esReceiver: 'own@example.com', esTitle: '问候', esContent: '好', esSendStatus: '1' };
    const { result: id } = await server.call(admin, 'POST', `${MESSAGE}/add`, own);
    await ended('own@example.com', '1');
    const edited = await server.call(admin, 'PUT', `${MESSAGE}/edit`, { id, esContent: '不好' });
    expect(edited.result).toMatchObject([{ message: '消息发出后不能修改；没有发成功的可以“重发”' }]);
    const other = await server.signIn('yunying');
    expect((await send({ templateCode: 'late', receiver: 'x@example.com' }, other)).status).toBe(403);
    expect((await server.call(other, 'POST', `${MESSAGE}/retry`, { id })).status).toBe(403);
    expect(await send({ templateCode: 'late', receiver: 'x@exa mple.com' })).toMatchObject({ success: false });
    await server.call(admin, 'PUT', `${TEMPLATE}/edit`, { id: (await templates('late')).id, useStatus: '0' });
    expect(await send({ templateCode: 'late', receiver: 'x@example.com' })).toMatchObject({
      message: expect.stringContaining('没有启用'),
    });
  });

  const templates = async (code: string) =>
    (await server.call(admin, 'GET', `${TEMPLATE}/list?templateCode=${code}`)).result.records[0];
});

describe.each((await openTestDatabases()).slice(0, 1))('without configuration on $kind', ({ open }) => {
  test('channels that are not there say so', async () => {
    const server = await startProductServer(await open({ filled: shippedTables }));
    const admin = await server.signIn();
    const channels = await server.call(admin, 'GET', `${TEMPLATE}/channels`);
    expect(channels.result.split('\n')).toEqual([
      '短信没有配置：请设置环境变量 WEFT_SMS_URL（短信网关的地址）',
      expect.stringContaining('邮件没有配置：请设置环境变量 WEFT_SMTP_URL'),
      '系统通知：可用',
      expect.stringContaining('WEFT_SECRET_KEY'),
    ]);
    const mail = { esType: '2', esReceiver: 'a@example.com', esTitle: '问候', esContent: '好' };
    const refused = await server.call(admin, 'POST', `${MESSAGE}/add`, mail);
    expect(refused.result).toMatchObject([{ key: 'esType', message: expect.stringContaining('WEFT_SMTP_URL') }]);
    await server.close();
  });
});
