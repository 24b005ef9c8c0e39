import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Get, Post } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type { Staff } from '../../shared/domain/staff.js';
import { ProblemFilter } from '../../shared/http/problem.filter.js';
import { StaffSessions, type SignedInStaff } from '../application/staff-sessions.js';
import type { Permission } from '../domain/permissions.js';
import { BrowserCookies } from './browser-cookies.js';
import { SessionStrategy } from './session.strategy.js';
import { AsksAgain, BeforeFactor, Needs, SESSION_STRATEGY, SignedIn, StaffOnly } from './staff-only.js';

const MONA: Staff = { id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11', email: 'mona@tiraz.example' };

@Controller('fabrics')
@StaffOnly('catalogue.read')
class FabricsController {
  @Get()
  list(@SignedIn() { email }: Staff) {
    return { by: email };
  }

  @Get('first')
  @BeforeFactor()
  doWhatComesFirst() {
    return {};
  }

  @Post('dear')
  @AsksAgain()
  doWhatIsDear() {
    return {};
  }

  @Post()
  @Needs('catalogue.write')
  add(@SignedIn() { email }: Staff) {
    return { by: email };
  }
}

describe('a route that needs a permission', () => {
  let app: NestFastifyApplication;
  let held: Permission[];
  let isConfirmed: boolean;
  let lacksFactor: boolean;
  const codeOf = async (method: 'GET' | 'POST', url = '/fabrics') => {
    const answer = await app.inject({ method, url });
    return [answer.statusCode, answer.json<{ code?: string; by?: string }>().code];
  };

  beforeEach(async () => {
    isConfirmed = true;
    lacksFactor = false;
    const staffOf = (): Promise<SignedInStaff> =>
      Promise.resolve({
        staff: MONA,
        name: '',
        role: 'viewer',
        permissions: new Set(held),
        isConfirmed,
        lacksFactor,
      });
    const module = await Test.createTestingModule({
      controllers: [FabricsController],
      providers: [
        { provide: StaffSessions, useValue: { staffOf } },
        { provide: BrowserCookies, useValue: new BrowserCookies('https://tiraz.example') },
        { provide: SESSION_STRATEGY, useClass: SessionStrategy },
      ],
    }).compile();
    app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
    app.useGlobalFilters(new ProblemFilter());
    await app.init();
  });
  afterEach(() => app.close());

  it('answers those who have it', async () => {
    held = ['catalogue.read', 'catalogue.write'];
    expect((await app.inject('/fabrics')).json()).toEqual({ by: MONA.email });
    expect(await codeOf('POST')).toEqual([201, undefined]);
  });

  it.each<[string, Permission[]]>([
    ['none', []],
    ['others', ['customers.write', 'inquiries.read']],
    ['only what writes', ['catalogue.write']],
  ])('refuses those with %s', async (_, permissions) => {
    held = permissions;
    expect(await codeOf('GET')).toEqual([403, 'permission.missing']);
  });

  it('takes what the handler names instead of what its controller names', async () => {
    held = ['catalogue.read'];
    expect(await codeOf('GET')).toEqual([200, undefined]);
    expect(await codeOf('POST')).toEqual([403, 'permission.missing']);
  });

  it('answers nobody who has to set up a second factor first, but where it says so', async () => {
    held = ['catalogue.read', 'catalogue.write'];
    lacksFactor = true;
    expect(await codeOf('GET')).toEqual([403, 'session.factor-required']);
    expect(await codeOf('POST', '/fabrics/dear')).toEqual([403, 'session.factor-required']);
    held = [];
    expect(await codeOf('GET', '/fabrics/first')).toEqual([200, undefined]);
    lacksFactor = false;
    expect(await codeOf('GET', '/fabrics/first')).toEqual([403, 'permission.missing']);
  });

  it('asks for a code again where it says so, and of nobody who may not do it anyway', async () => {
    held = ['catalogue.read', 'catalogue.write'];
    expect(await codeOf('POST', '/fabrics/dear')).toEqual([201, undefined]);
    isConfirmed = false;
    expect(await codeOf('POST', '/fabrics/dear')).toEqual([403, 'session.confirmation-required']);
    expect(await codeOf('POST')).toEqual([201, undefined]);
    held = [];
    expect(await codeOf('POST', '/fabrics/dear')).toEqual([403, 'permission.missing']);
  });
});
