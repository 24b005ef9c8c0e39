import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StaleError } from '../domain/domain-error.js';
import type { LastChanges } from '../domain/last-changes.js';
import { sendProblem } from './problem.filter.js';

/** Says with every 412 who was quicker, and when. Only staff over a version that they read are answered so. */
@Catch(StaleError)
export class StaleFilter implements ExceptionFilter<StaleError> {
  constructor(private readonly lastChanges: LastChanges) {}

  catch(error: StaleError, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    this.lastChanges.of(error.thing).then(
      (changed) => sendProblem(error, request, reply, changed),
      (fault: unknown) => sendProblem(fault, request, reply),
    );
  }
}
