import { Readable } from 'node:stream';
import { Controller, Get, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Permitted, SessionToken, SignedIn, StaffOnly, type Permissions } from '../../auth/index.js';
import type { Staff } from '../../shared/domain/staff.js';
import { KEEPS_NO_SESSION_ALIVE, STREAMS_ITS_ANSWER } from '../../shared/http/route-limits.js';
import { LiveChanges } from '../application/live-changes.js';

/** Bytes that may wait for a browser. One that lets more lie does not listen. */
const MOST_WAITING = 64 * 1024;
/** A browser that lost its stream asks again after so many milliseconds. */
const BEGINNING = 'retry: 2000\n\n';

@ApiTags('Live changes')
@StaffOnly('own-account.manage')
@Controller('admin/live')
export class LiveChangesController {
  constructor(private readonly changes: LiveChanges) {}

  @Get()
  @RouteConfig({ ...STREAMS_ITS_ANSWER, ...KEEPS_NO_SESSION_ALIVE })
  @ApiOperation({
    operationId: 'followChanges',
    summary: 'What changes, as it changes',
    description:
      'Server-sent events. Each message is what was done to what, by whom, as JSON: `kind`, `id` and `action` as in ' +
      'the audit trail, `by` the id of a staff account or null. It tells only of what this account may read, and ' +
      'carries no content: ask for the thing itself. The event `missed` says that changes may have been missed; `look`, ' +
      'which inquiry (`inquiryId`) a colleague (`by`) has before them, or no longer (`isOver`). ' +
      'The answer ends with the session, when its reader does not keep up, and after an hour at the latest; ' +
      'reading it keeps no session alive.',
  })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({
    description: 'A stream that goes on',
    content: {
      'text/event-stream': {
        schema: { type: 'string' },
        example:
          'retry: 2000\n\ndata: {"kind":"inquiry","id":"0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11",' +
          '"action":"inquiry.submitted","by":null}\n\nevent: missed\ndata:\n\n',
      },
    },
  })
  followChanges(
    @SignedIn() { id: staffId }: Staff,
    @SessionToken() token: string,
    @Permitted() permissions: Permissions,
    @Res() reply: FastifyReply,
  ): void {
    const stream = new Readable({ highWaterMark: MOST_WAITING, read: () => undefined });
    stream.push(BEGINNING);
    const leave = this.changes.follow({
      staffId,
      token,
      permissions,
      tell: (text) => stream.push(text),
      end: () => void (stream.readableLength < MOST_WAITING ? stream.push(null) : stream.destroy()),
    });
    stream.once('close', leave);
    void reply
      .type('text/event-stream')
      // nginx would hold it back until there is more.
      .header('x-accel-buffering', 'no')
      .send(stream);
  }
}
