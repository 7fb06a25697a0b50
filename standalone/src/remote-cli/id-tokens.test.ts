import { startIssuer } from '@larkfare/server-kit/testing';
import { startPartner } from '../testing/partner.ts';

let partner: Awaited<ReturnType<typeof startPartner>>;
beforeEach(async () => {
  partner = await startPartner();
});
afterEach(() => partner[Symbol.asyncDispose]());

describe('without a token in a CI that the site trusts', () => {
  let issuer: Awaited<ReturnType<typeof startIssuer>>;
  beforeEach(async () => {
    issuer = await startIssuer({
      repository: 'acme/weather',
      repository_id: '42',
      ref: 'refs/heads/main',
      workflow_ref: 'acme/weather/.github/workflows/remote.yml@refs/heads/main',
      event_name: 'push',
    });
    await partner.trust(issuer.address);
    await partner.build('1.0.0');
  });
  afterEach(() => issuer.close());
  const call = (command: string, environment: NodeJS.ProcessEnv) =>
    partner.call([command], { LARKFARE_SITE: partner.site, ...environment });

  test('a job of GitHub Actions exchanges an ID token for each command', async () => {
    const github = {
      ACTIONS_ID_TOKEN_REQUEST_URL: issuer.requestAddress,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'of the job',
    };

    expect((await call('check', github)).code).toBe(0);
    expect((await call('publish', github)).code).toBe(0);
    expect((await call('activate', github)).err).toContain('This deploy token may not activate');
  });

  test('a job of GitLab exchanges its ID token once', async () => {
    const gitlab = { LARKFARE_ID_TOKEN: await issuer.token({ aud: new URL(partner.site).origin }) };

    expect((await call('publish', gitlab)).code).toBe(0);
    expect((await call('publish', gitlab)).err).toContain('was exchanged already');
  });
});
