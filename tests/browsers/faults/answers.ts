import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a host does with a request: it answers, or passes it on to the site. */
export type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
) => 'pass' | undefined | Promise<'pass' | undefined>;

/** Passes a request on to the site. */
export const SITE_PASSES: Answer = () => 'pass';

/** Ends the connection without a byte. */
export const REFUSED: Answer = (_, response) => {
  response.destroy();
  return undefined;
};

/** Never answers. */
export const NO_ANSWER: Answer = () => undefined;

/** Answers with a status and a body, by default with JSON. */
export const answerWith =
  (body: string, status = 200, type = 'application/json'): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
    return undefined;
  };

/** Answers with a value as JSON. */
export const json = (value: unknown): Answer => answerWith(JSON.stringify(value));

/** Answers the call for the list of trips with these. */
export const trips = (...list: unknown[]): Answer => json({ trips: list });
