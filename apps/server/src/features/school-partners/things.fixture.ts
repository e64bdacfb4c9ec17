import type { FeatureThings } from '../../api/feature-things.fixture.ts';
import { newId } from '../../kernel/ids.ts';

const S = '/api/v1/staff/schools/{schoolId}/partners';

export const things: FeatureThings = {
  paths: { [`${S}/{partnershipId}`]: 'partnership' },
  queries: { findPartnerSchools: 'locale=en' },
  bodies: {
    proposePartnership: { schoolId: '#{partnerSchool}', note: 'Mine now' },
    answerPartnership: { answer: 'accept' },
    endPartnership: { state: 'proposed' },
  },
  // Schools that are here can be found by anybody who administers one; who is proposed to is named.
  openThings: ['partnerSchool'],
  namesWhomItChose: ['proposePartnership'],
  nobodys: { partnerSchool: '2000000000' },
  // What another school proposed is answered, not taken back.
  ownAnswers: { endPartnership: '409 school_partners.over' },
  async rows({ put, id, mark, past, serial }) {
    const partnerSchool = await put('school', { name: `Partner ${serial}`, slug: `partner-${serial}`, is_managed: true }, 'id');
    const partnership = await put('school_partnership', {
      ...{ id: newId(), proposer_id: Number(partnerSchool), asked_id: Number(id('school')), note: mark, proposed_at: past },
    });
    return { partnerSchool, partnership };
  },
};
