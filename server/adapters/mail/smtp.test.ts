import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import type { Mail } from './index.ts';
import { openMail } from './index.ts';

const outgoing = {
  to: 'ada@mail.example',
  subject: 'Confirm',
  text: 'The words for those who read plain text.',
  html: '<p>The words for those who see pictures.</p>',
};

interface Envelope {
  readonly from: string;
  readonly to: string[];
  data: string;
}

/** As much of a mail server as RFC 5321 asks for; `refuse` is what it says to a recipient. */
const mailServer = async (refuse: string | null = null) => {
  const mails: Envelope[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const serve = async (socket: Socket) => {
    connections += 1;
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
    const say = (line: string) => socket.write(`${line}\r\n`);
    let envelope: Envelope = { from: '', to: [], data: '' };
    let inData = false;
    say('220 mail.example ESMTP');
    for await (const line of createInterface(socket)) {
      const [verb = ''] = line.toUpperCase().split(/[ :]/);
      const [, address = ''] = /<(.*)>/.exec(line) ?? [];
      if (inData && line === '.') {
        inData = false;
        mails.push(envelope);
        say('250 taken');
      } else if (inData) envelope.data += `${line}\n`;
      else if (verb === 'MAIL') {
        envelope = { from: address, to: [], data: '' };
        say('250 ok');
      } else if (verb === 'RCPT' && refuse !== null) say(refuse);
      else if (verb === 'RCPT') {
        envelope.to.push(address);
        say('250 ok');
      } else if (verb === 'DATA') {
        inData = true;
        say('354 go on');
      } else if (verb === 'QUIT') socket.end('221 bye\r\n');
      else say('250 mail.example');
    }
  };
  const server = createServer((socket) => void serve(socket));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    connections: () => connections,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};

const closing: (() => void | Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const started = async (refuse?: string) => {
  const server = await mailServer(refuse);
  closing.push(server.stop);
  return server;
};

const connected = (smtpUrl: string, more: { timeout?: number } = {}): Mail => {
  const from = 'Duet <hello@duet.example>';
  const mail = openMail({ smtpUrl, from, outboxDir: '/nowhere', ...more });
  closing.push(() => mail.close());
  return mail;
};

describe('SMTP', () => {
  it('hands a mail to the server, as text and as HTML', async () => {
    const server = await started();
    await connected(server.url).send(outgoing);
    expect(server.mails).toEqual([
      { from: 'hello@duet.example', to: ['ada@mail.example'], data: expect.any(String) },
    ]);
    const data = server.mails[0]?.data ?? '';
    expect(data).toContain('From: Duet <hello@duet.example>');
    expect(data).toContain('To: ada@mail.example');
    expect(data).toContain('Subject: Confirm');
    expect(data).toContain('multipart/alternative');
    expect(data).toContain(outgoing.text);
    expect(data).toContain(outgoing.html);
  });

  it('[NOTE-2] carries the headers of a mail, in one line each', async () => {
    const server = await started();
    const headers = {
      'List-Unsubscribe': `<https://duet.example/api/unsubscribe.php?token=${'a'.repeat(150)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Message-ID': `<${'b'.repeat(150)}@duet.example>`,
    };
    await connected(server.url).send({ ...outgoing, headers });
    const unfolded = server.mails[0]?.data.replaceAll(/\n[ \t]+/g, ' ');
    for (const [name, value] of Object.entries(headers)) {
      expect(unfolded).toMatch(new RegExp(`^${name}: ${RegExp.escape(value)}$`, 'm'));
    }
    expect(unfolded?.match(/^message-id:/gim)).toHaveLength(1);
  });

  it('[PAY-3] carries documents, byte by byte', async () => {
    const server = await started();
    const content = Buffer.from('%PDF-1.3 \u0000\u00FF', 'latin1').toString('base64');
    const paper = { filename: 'receipt-1.pdf', contentType: 'application/pdf' };
    const attachments = [{ ...paper, content, encoding: 'base64' as const }];
    await connected(server.url).send({ ...outgoing, attachments });
    const data = server.mails[0]?.data ?? '';
    expect(data).toContain('multipart/mixed');
    expect(data).toContain('Content-Type: application/pdf; name=receipt-1.pdf');
    expect(data).toContain('Content-Disposition: attachment; filename=receipt-1.pdf');
    expect(data).toContain(content);
    expect(data).toContain(outgoing.text);
  });

  it('lets no line break of a subject become a header', async () => {
    const server = await started();
    await connected(server.url).send({
      ...outgoing,
      subject: 'Hello\r\nBcc: eve@mail.example',
    });
    expect(server.mails[0]?.data).not.toMatch(/^bcc:/im);
    expect(server.mails[0]?.to).toEqual(['ada@mail.example']);
  });

  it('[OPS-16] rejects when the server refuses, and keeps whom it names out of the log', async () => {
    const server = await started('550 no such mailbox: ada@mail.example');
    const refusal = connected(server.url).send(outgoing);
    await expect(refusal).rejects.toThrow(/\(RCPT TO, 550\)\.$/);
    await expect(refusal).rejects.toMatchObject({ code: 'EENVELOPE', status: 550 });
    expect(server.mails).toEqual([]);
  });

  it('rejects when no server is there', async () => {
    const server = await mailServer();
    await server.stop();
    await expect(connected(server.url).send(outgoing)).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
  });

  it.each([
    ['before it greets', null],
    ['in the middle of a mail', 'RCPT'],
  ])('gives a server up that falls silent %s', async (_, silent) => {
    const server = createServer((socket) => {
      closing.push(() => void socket.destroy());
      if (silent === null) return;
      socket.write('220 mail.example ESMTP\r\n');
      socket.on('data', (line) => {
        if (!line.toString().startsWith(silent)) socket.write('250 mail.example\r\n');
      });
    });
    closing.push(() => void server.close());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const mail = connected(`smtp://127.0.0.1:${port}`, { timeout: 50 });
    await expect(mail.send(outgoing)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('sends the next mail over the connection that is open', async () => {
    const server = await started();
    const mail = connected(server.url);
    await mail.send(outgoing);
    await mail.send({ ...outgoing, to: 'bea@mail.example' });
    expect(server.mails.map(({ to }) => to)).toEqual([['ada@mail.example'], ['bea@mail.example']]);
    expect(server.connections()).toBe(1);
  });
});
