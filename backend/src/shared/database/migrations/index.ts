import type { MigrationInterface } from 'typeorm';
import { CreateCatalogue1763600000000 } from './1763600000000-create-catalogue.js';
import { CreateCustomers1763600100000 } from './1763600100000-create-customers.js';
import { CreateInquiries1763600200000 } from './1763600200000-create-inquiries.js';
import { CreateAuditTrail1763700000000 } from './1763700000000-create-audit-trail.js';
import { CreateStaff1763700100000 } from './1763700100000-create-staff.js';
import { AnswerInquiries1763700200000 } from './1763700200000-answer-inquiries.js';
import { AddCatalogueVersions1763700300000 } from './1763700300000-add-catalogue-versions.js';
import { IndexInquirySearch1763700210000 } from './1763700210000-index-inquiry-search.js';
import { CreatePictures1763700400000 } from './1763700400000-create-pictures.js';
import { AddCustomerCare1763700500000 } from './1763700500000-add-customer-care.js';
import { SearchCustomers1763700510000 } from './1763700510000-search-customers.js';
import { CreateSweeps1763800200000 } from './1763800200000-create-sweeps.js';
import { ReadAuditTrail1763800300000 } from './1763800300000-read-audit-trail.js';
import { CountAuditTrail1763900200000 } from './1763900200000-count-audit-trail.js';
import { NameSessions1763900300000 } from './1763900300000-name-sessions.js';
import { UndoStatuses1764000100000 } from './1764000100000-undo-statuses.js';
import { VersionConfigurations1764200000000 } from './1764200000000-version-configurations.js';
import { PublishViews1764300000000 } from './1764300000000-publish-views.js';
import { StoreMovesOnce1764400000000 } from './1764400000000-store-moves-once.js';
import { DrawGarments1764500000000 } from './1764500000000-draw-garments.js';
import { CreateColors1764600000000 } from './1764600000000-create-colors.js';
import { LinkCustomers1764700100000 } from './1764700100000-link-customers.js';
import { CreateMessages1764700200000 } from './1764700200000-create-messages.js';
import { CreateDocuments1764700300000 } from './1764700300000-create-documents.js';
import { CreateQuotations1764700400000 } from './1764700400000-create-quotations.js';
import { CreateSettings1764700500000 } from './1764700500000-create-settings.js';
import { IndexMessagesByInquiry1764800100000 } from './1764800100000-index-messages-by-inquiry.js';
import { CreateArtwork1764900100000 } from './1764900100000-create-artwork.js';
import { AddQuantityBreaks1764900200000 } from './1764900200000-add-quantity-breaks.js';
import { DrawFitsAndPrints1764900300000 } from './1764900300000-draw-fits-and-prints.js';
import { AddFitting1764900500000 } from './1764900500000-add-fitting.js';
import { AddSizes1764900600000 } from './1764900600000-add-sizes.js';
import { FindGarments1764900700000 } from './1764900700000-find-garments.js';
import { AddSecondFactors1765300100000 } from './1765300100000-add-second-factors.js';
import { PublishFactorRoles1765300200000 } from './1765300200000-publish-factor-roles.js';
import { RememberAssignments1765400000000 } from './1765400000000-remember-assignments.js';
import { NameLosses1765400100000 } from './1765400100000-name-losses.js';
import { CreateInquiryViews1765400200000 } from './1765400200000-create-inquiry-views.js';
import { TellAbsences1765500000000 } from './1765500000000-tell-absences.js';
import { TakeTurns1765500100000 } from './1765500100000-take-turns.js';
import { IndexLosses1765500200000 } from './1765500200000-index-losses.js';
import { IndexCompanies1765500300000 } from './1765500300000-index-companies.js';
import { MailStaff1765500600000 } from './1765500600000-mail-staff.js';
import { AddPasskeys1765600000000 } from './1765600000000-add-passkeys.js';
import { AddUnderbases1765600100000 } from './1765600100000-add-underbases.js';
import { CountInquiries1765700100000 } from './1765700100000-count-inquiries.js';
import { AddRoles1764901000000 } from './1764901000000-add-roles.js';
import { NameStaff1764901100000 } from './1764901100000-name-staff.js';
import { TimeResponses1765100100000 } from './1765100100000-time-responses.js';
import { NarrowInquiries1765100200000 } from './1765100200000-narrow-inquiries.js';
import { CreatePriceChanges1765100500000 } from './1765100500000-create-price-changes.js';
import { IndexAskedItems1765100600000 } from './1765100600000-index-asked-items.js';
import { OwnInquiries1765100800000 } from './1765100800000-own-inquiries.js';
import { DropUnused1765800100000 } from './1765800100000-drop-unused.js';
import { IndexTexts1765800200000 } from './1765800200000-index-texts.js';
import { DropHistories1765900100000 } from './1765900100000-drop-histories.js';
import { CountMonths1765900200000 } from './1765900200000-count-months.js';
import { KeepStandings1765900300000 } from './1765900300000-keep-standings.js';
import { CountAccountChanges1766000100000 } from './1766000100000-count-account-changes.js';
import { UndoFollowUps1766100100000 } from './1766100100000-undo-follow-ups.js';
import { CountLooks1766100200000 } from './1766100200000-count-looks.js';
import { KeepReceipts1766200200000 } from './1766200200000-keep-receipts.js';
import { SpeedSearchVectors1766200300000 } from './1766200300000-speed-search-vectors.js';
import { PublishMerges1766300000000 } from './1766300000000-publish-merges.js';
import { CutSearchVectors1766300100000 } from './1766300100000-cut-search-vectors.js';
import { DropAcceptedIndex1766300200000 } from './1766300200000-drop-accepted-index.js';
import { OrderFollowUps1766400000000 } from './1766400000000-order-follow-ups.js';
import { FindQueuedArtwork1766400100000 } from './1766400100000-find-queued-artwork.js';

/**
 * Every migration, oldest first; the number in a class name is its order. Each leaves the release before at work: see
 * contracting.ts.
 */
export const migrations: readonly (new () => MigrationInterface)[] = [
  CreateCatalogue1763600000000,
  CreateCustomers1763600100000,
  CreateInquiries1763600200000,
  CreateAuditTrail1763700000000,
  CreateStaff1763700100000,
  AnswerInquiries1763700200000,
  IndexInquirySearch1763700210000,
  AddCatalogueVersions1763700300000,
  CreatePictures1763700400000,
  AddCustomerCare1763700500000,
  SearchCustomers1763700510000,
  CreateSweeps1763800200000,
  ReadAuditTrail1763800300000,
  CountAuditTrail1763900200000,
  NameSessions1763900300000,
  UndoStatuses1764000100000,
  VersionConfigurations1764200000000,
  PublishViews1764300000000,
  StoreMovesOnce1764400000000,
  DrawGarments1764500000000,
  CreateColors1764600000000,
  LinkCustomers1764700100000,
  CreateMessages1764700200000,
  CreateDocuments1764700300000,
  CreateQuotations1764700400000,
  CreateSettings1764700500000,
  IndexMessagesByInquiry1764800100000,
  CreateArtwork1764900100000,
  AddQuantityBreaks1764900200000,
  DrawFitsAndPrints1764900300000,
  AddFitting1764900500000,
  AddSizes1764900600000,
  FindGarments1764900700000,
  AddRoles1764901000000,
  NameStaff1764901100000,
  TimeResponses1765100100000,
  NarrowInquiries1765100200000,
  CreatePriceChanges1765100500000,
  IndexAskedItems1765100600000,
  OwnInquiries1765100800000,
  AddSecondFactors1765300100000,
  PublishFactorRoles1765300200000,
  RememberAssignments1765400000000,
  NameLosses1765400100000,
  CreateInquiryViews1765400200000,
  TellAbsences1765500000000,
  TakeTurns1765500100000,
  IndexLosses1765500200000,
  IndexCompanies1765500300000,
  MailStaff1765500600000,
  AddPasskeys1765600000000,
  AddUnderbases1765600100000,
  CountInquiries1765700100000,
  DropUnused1765800100000,
  IndexTexts1765800200000,
  DropHistories1765900100000,
  CountMonths1765900200000,
  KeepStandings1765900300000,
  CountAccountChanges1766000100000,
  UndoFollowUps1766100100000,
  CountLooks1766100200000,
  KeepReceipts1766200200000,
  SpeedSearchVectors1766200300000,
  PublishMerges1766300000000,
  CutSearchVectors1766300100000,
  DropAcceptedIndex1766300200000,
  OrderFollowUps1766400000000,
  FindQueuedArtwork1766400100000,
];
