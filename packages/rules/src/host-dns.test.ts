import { describe, expect, it } from 'vitest';
import { type HostRecords, type HostState, hostState } from './host-dns.ts';

const OWN = { host: 'fairway.example', addresses: ['203.0.113.7', '2001:db8::7'] };
const records = (more: Partial<HostRecords>): HostRecords => ({ cname: null, addresses: [], answer: 'records', ...more });

// @rule tenants.10
describe('a host name', () => {
  it.each<[string, Partial<HostRecords>, HostState]>([
    ['whose CNAME is the own host', { cname: 'fairway.example', answer: 'half' }, 'leads_here'],
    ['with one of its addresses', { addresses: ['203.0.113.7'] }, 'leads_here'],
    ['with all of its addresses', { addresses: ['2001:db8::7', '203.0.113.7'] }, 'leads_here'],
    ['whose CNAME leads to its addresses by another name', { cname: 'edge.example', addresses: ['203.0.113.7'] }, 'leads_here'],
    ['with a foreign address beside', { addresses: ['203.0.113.7', '198.51.100.1'] }, 'partly'],
    ['with foreign addresses', { addresses: ['198.51.100.1'] }, 'elsewhere'],
    ['of another host', { cname: 'other.example', addresses: ['198.51.100.1'] }, 'elsewhere'],
    ['with nothing', { answer: 'none' }, 'no_records'],
    ['whose CNAME leads to nothing', { cname: 'gone.example' }, 'no_records'],
    ['that is none', { answer: 'no_domain' }, 'no_domain'],
    ['of which nobody says anything', { answer: 'unanswered' }, 'unanswered'],
    ['with our address, where the other half was not answered', { addresses: ['203.0.113.7'], answer: 'half' }, 'unanswered'],
    ['with no address, where the other half was not answered', { answer: 'half' }, 'unanswered'],
    ['with a foreign address, whatever the other half would say', { addresses: ['198.51.100.1'], answer: 'half' }, 'elsewhere'],
  ])('%s', (_title, given, state) => {
    expect(hostState(records(given), OWN)).toBe(state);
  });

  it('cannot be compared while the own addresses are not known, but for its CNAME', () => {
    const own = { ...OWN, addresses: [] };
    expect(hostState(records({ addresses: ['203.0.113.7'] }), own)).toBe('incomparable');
    expect(hostState(records({ cname: 'fairway.example' }), own)).toBe('leads_here');
  });
});
