import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

const LONGEST_URL = 2_000;
export const uploadPlaceExample = {
  uploadURL:
    'https://tiraz.example/api/objects/quarantine/0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11?expires=1795000000000&signature=5f2b',
};
export const finalizedPictureExample = { objectPath: '/objects/0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e12' };

export class UploadPlace {
  @ApiProperty({ format: 'uri' }) uploadURL!: string;
}

export class FinalizedUpload {
  @ApiProperty({ maxLength: LONGEST_URL, description: 'The uploadURL, with or without its query.' })
  @MaxLength(LONGEST_URL)
  @IsString()
  imageURL!: string;
}

export const finalizedUploadExamples = { upload: { value: { imageURL: uploadPlaceExample.uploadURL } } };

export class FinalizedPicture {
  @ApiProperty({ description: 'GET it, with ?w=320, 640 or 1280.' }) objectPath!: string;
}
