import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCatalogue } from '../../scripts/catalogue/run-catalogue.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { briefCall, type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const EDINBURGH = path.resolve(import.meta.dirname, '../../docs/operators/edinburgh.json');

let model: ModelServer;
let server: TestServer;
let organiser: Organiser;
beforeAll(async () => {
  model = await startModelServer();
  server = await startTestServer({
    mailAutoconfirm: true,
    env: { AI_BASE_URL: model.baseUrl, AI_MODEL: 'test-model', AI_API_KEY: 'sk-test' },
  });
  organiser = await signUpOrganiser(server);
  await runCatalogue(['import', EDINBURGH], { DATABASE_URL: server.ownerUrl });
});
afterAll(async () => {
  await server.close();
  await model.close();
});

async function answerIn(destination: string, text: string): Promise<string> {
  const planned = await organiser.client.functions.invoke('ai-concierge', { body: briefCall({ destination }) });
  model.play({ kind: 'say', text });
  const { data, error } = await organiser.client.functions.invoke('ai-concierge', {
    body: { type: 'chat', booking_id: planned.data.bookingId, message: 'what else is there?' },
  });
  expect(error).toBeNull();
  return data.response;
}

test('a model may not recommend a place of an imported city that no tool returned', async () => {
  const said = 'You would all love sandy bell’s, it is the best of them.';
  // Where nobody knows the place, these are only words.
  expect(await answerIn('London', said)).toBe(said);
  expect(await answerIn('Edinburgh', said)).not.toContain('love sandy bell’s');
});
