import { signatureHeaders } from './signature.ts';

test('a request is signed as Standard Webhooks has it', () => {
  // The example of its specification.
  const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  const signed = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', nowMs: 1_614_265_330_000 };

  expect(signatureHeaders(secret, { ...signed, body: '{"test": 2432232314}' })).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});
