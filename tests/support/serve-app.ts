/** Offices with the business of the scenarios. */
import { standardFixture } from '@digis/server/testing';
import { serveOffice } from './serve-office.ts';

await serveOffice(standardFixture);
