import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '@tiraz/contracts/language';
import { IsBoolean, IsIn } from 'class-validator';

/** The body of sayLanguage. */
export class OwnLanguage {
  @ApiProperty({ enum: LANGUAGES })
  @IsIn(LANGUAGES)
  language!: Language;
}

/** The body of sayDigest. */
export class OwnDigest {
  @ApiProperty()
  @IsBoolean()
  isWanted!: boolean;
}
