import { type AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real mail server on this machine. It refuses with `refuseRecipient` or `refuseMessage` when those give a code. */
export async function mailServer() {
  const server = {
    url: '',
    received: [] as { recipients: string[]; mail: Email }[],
    attempts: 0,
    refuseRecipient: (_address: string): number | undefined => undefined,
    refuseMessage: (): number | undefined => undefined,
    /** Called with each message before it is acknowledged. */
    beforeAnswer: async (): Promise<void> => undefined,
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => done(refusal(server.refuseRecipient(address))),
    onData(stream, { envelope }, done) {
      const receive = async () => {
        const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()));
        server.attempts++;
        await server.beforeAnswer();
        const refused = refusal(server.refuseMessage());
        if (!refused)
          server.received.push({ recipients: envelope.rcptTo.map((to) => to.address), mail });
        return refused;
      };
      receive().then(done, done);
    },
  });
  smtp.on('error', () => undefined); // A client that was killed resets its connection.
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  server.url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
  return server;
}

const refusal = (responseCode: number | undefined) =>
  responseCode ? Object.assign(new Error('Refused by this test'), { responseCode }) : null;
