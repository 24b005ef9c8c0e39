import { Module, type OnModuleDestroy } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ObjectStore } from '../media/index.js';
import { MediaModule } from '../media/media.module.js';
import { Clock } from '../shared/domain/clock.js';
import { provide } from '../shared/provide.js';
import { StoredDocumentFiles } from './adapters/document-files.stored.js';
import { TypstDocumentPrinter } from './adapters/document-printer.typst.js';
import { TypeOrmDocumentRegister } from './adapters/document-register.typeorm.js';
import { DocumentEntity } from './adapters/document.entity.js';
import { TypstProcess } from './adapters/typst-process.js';
import { Documents } from './application/documents.js';
import { MakeDocuments } from './application/make-documents.js';

@Module({
  imports: [MediaModule, TypeOrmModule.forFeature([DocumentEntity])],
  providers: [
    provide(TypstProcess, TypstProcess, []),
    {
      provide: Documents,
      inject: [DataSource, TypstProcess, ObjectStore, Clock],
      useFactory: (source: DataSource, typst: TypstProcess, store: ObjectStore, clock: Clock) =>
        new MakeDocuments(
          new TypeOrmDocumentRegister(source),
          new TypstDocumentPrinter(typst),
          new StoredDocumentFiles(store),
          clock,
        ),
    },
  ],
  exports: [Documents],
})
export class DocumentsModule implements OnModuleDestroy {
  constructor(private readonly typst: TypstProcess) {}

  onModuleDestroy(): void {
    this.typst.stop();
  }
}
