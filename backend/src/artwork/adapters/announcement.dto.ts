import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ARTWORK_DRAFT_PATTERN, ARTWORK_LIMITS as MOST } from '@tiraz/contracts/artwork';
import { IsInt, Matches, Min } from 'class-validator';
import { Documented, Id, IfGiven, Moment, Whole } from '../../shared/http/documentation.js';
import { IsOneLine, IsSeenText } from '../../shared/http/text-field.js';
import type { Announcement, UploadPlace } from '../application/artwork-uploads.js';

const ID = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e31';
const DRAFT = 'q3Zf0mYb1kX8rT5vJ2nLwP7sHdUe9CgA';
const KEPT_FOR = 'Whoever has it may see, remove and send its files. It is good for a day.';

@Documented('ArtworkAnnouncement', { additionalProperties: false })
export class ArtworkAnnouncement implements Announcement {
  @ApiProperty({ minLength: 1, maxLength: MOST.fileName })
  @IsOneLine()
  @IsSeenText(MOST.fileName, 'A name is required')
  fileName!: string;

  @Whole(1, { description: `Of the file; ${MOST.fileBytes} are the most.` })
  @Min(1)
  @IsInt()
  bytes!: number;

  @ApiPropertyOptional({
    pattern: ARTWORK_DRAFT_PATTERN,
    description: 'Of files that were announced before.',
  })
  @Matches(new RegExp(ARTWORK_DRAFT_PATTERN))
  @IfGiven()
  draft?: string;
}

export const announcementExamples = { logo: { value: { fileName: 'logo.png', bytes: 48_213 } } };

@Documented('ArtworkUploadPlace', {
  example: {
    id: ID,
    draft: DRAFT,
    uploadUrl: `https://tiraz.example/api/objects/incoming/${ID}?expires=1795000000000&signature=5f2b`,
    expiresAt: '2026-11-23T11:00:00.000Z',
  },
})
export class ArtworkUploadPlaceDto implements UploadPlace {
  @Id() id!: string;
  @ApiProperty({ description: KEPT_FOR }) draft!: string;
  @ApiProperty({ format: 'uri' }) uploadUrl!: string;
  @Moment() expiresAt!: Date;
}
