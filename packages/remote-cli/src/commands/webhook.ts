import type { Delivery, Notifications } from '../registry-api/index.ts';
import { minute } from '../command/output.ts';
import { remoteCommand } from './remote-command.ts';

const maxRows = 10;

export const webhook = remoteCommand({
  usage: '[--add https://… | --add mailto:… | --remove <id> | --test]',
  summary: 'Who is notified when a version fails or goes back, and what was delivered',
  options: ['add', 'remove', 'test'],
  async run({ name, site, call, options, output }) {
    const { add, remove, test } = options;
    const path = `/remotes/${name}/notifications`;

    if (add) {
      const added = await call(() =>
        site.send<{ id: string; address: string; isConfirmed?: boolean; secret: string }>(
          'POST',
          path,
          { address: add },
        ),
      );
      output.line(
        added.isConfirmed === false
          ? `${added.address} is notified of ${name} once the link that was mailed to it is opened.`
          : `${added.address} is notified of ${name}.`,
      );
      if (added.address.startsWith('http'))
        output.line(`Its secret, which is not shown again: ${added.secret}`);
      output.result({ ok: true, remote: name, ...added });
      return;
    }
    if (remove) await call(() => site.send('DELETE', `${path}/${encodeURIComponent(remove)}`, {}));
    if (test) await call(() => site.send('POST', `${path}/test`, {}));
    const { targets, deliveries } = await call(() => site.get<Notifications>(path));
    if (targets.length === 0)
      output.line(`No address is notified of ${name}. To add a webhook: webhook --add https://…`);
    for (const { id, address, isConfirmed } of targets)
      output.line(`${id}  ${address}${isConfirmed ? '' : '  not confirmed'}`);
    if (deliveries.length > 0) output.lines('\nDeliveries');
    for (const delivery of deliveries.slice(0, maxRows)) {
      const { happenedAt, kind, version, address } = delivery;
      const event = [version, kind].filter(Boolean).join(' ');
      output.line(`  ${minute(happenedAt)}  ${event}  ${address}  ${stateOf(delivery)}`);
    }
    output.result({ ok: true, remote: name, targets, deliveries });
  },
});

function stateOf({ deliveredAt, nextAttemptAt, attempts, problem }: Delivery) {
  if (deliveredAt) return '✓ delivered';
  const next = nextAttemptAt ? `next attempt ${minute(nextAttemptAt)}` : 'given up';
  if (attempts === 0) return '… waiting';
  return `✗ ${problem} ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}, ${next}`;
}
