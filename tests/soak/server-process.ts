import assert from 'node:assert/strict';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Connection } from './client.ts';
import type { FaultName } from './faults.ts';
import type { Command, Reply } from './server.ts';

const SERVER = fileURLToPath(new URL('server.ts', import.meta.url));

/** The process of the server under test. It ends when it is told to, and never by itself. */
export class ServerProcess implements Connection {
  port = 0;
  readonly agent = new Agent({ keepAlive: true });
  private readonly child: ChildProcess;
  private readonly exit: Promise<unknown>;
  private isEnding = false;
  private log = '';

  private constructor(csvPath: string, rowsPerHour: number) {
    this.child = fork(SERVER, [csvPath, String(rowsPerHour)], { execArgv: ['--expose-gc'], silent: true });
    this.child.stderr?.on('data', (part) => (this.log += String(part)));
    this.exit = once(this.child, 'exit').then(() => {
      if (this.isEnding) return;
      console.error(`The server has ended by itself.\n${this.log}`);
      process.exit(1);
    });
  }

  /** Starts a server that stores requests in a CSV file. */
  static async start(csvPath: string, rowsPerHour: number): Promise<ServerProcess> {
    const server = new ServerProcess(csvPath, rowsPerHour);
    server.port = (await server.reply()).port;
    return server;
  }

  /** Sets the clock of the server, in epoch milliseconds, and what fails from now on. */
  async beginHour(time: number, fault: FaultName): Promise<void> {
    await this.ask({ type: 'hour', time, fault });
  }

  /** Returns the bytes that the server uses after a garbage collection: the heap and buffers outside it. */
  async bytesInUse(): Promise<number> {
    return (await this.ask({ type: 'memory' })).bytes;
  }

  /** Ends the process. @throws AssertionError if it has logged an error. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    this.isEnding = true;
    this.child.kill(signal);
    await this.exit;
    this.agent.destroy();
    assert.equal(this.log, '', 'the server logs no error');
  }

  private async ask(command: Command): Promise<Reply> {
    const reply = this.reply();
    this.child.send(command);
    return reply;
  }

  private async reply(): Promise<Reply> {
    const [reply] = (await once(this.child, 'message')) as [Reply];
    return reply;
  }
}
