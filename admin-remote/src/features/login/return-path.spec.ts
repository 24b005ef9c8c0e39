import { expect, it } from '@jest/globals';
import { returnPath } from './return-path';

it.each([
  '/admin/inquiries',
  '/admin/inquiries/0199?x=1',
  '/admin/inquiries?status=new&q=%D8%A3',
  '/admin/crm/customers',
])('%s is where one goes on', (from) => expect(returnPath(from, '/admin')).toBe(from));

it.each([
  null,
  '',
  '/',
  '/calculator',
  '/admin',
  '/administration',
  '/admin/login',
  '/admin/login/?from=/admin/login',
  '/admin/../calculator',
  '/admin/%2e%2e/calculator',
  'https://evil.example/admin/inquiries',
  '//evil.example/admin/inquiries',
  '/\\evil.example/admin/',
  '/admin/\\evil.example',
  '\t//evil.example',
  '/admin/\n//evil.example',
  'javascript:alert(1)//admin/',
])('%j leads to the beginning', (from) => expect(returnPath(from, '/admin')).toBe('/admin'));
