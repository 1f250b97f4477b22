import { fault, finds, replace } from '../harness/fault.ts'
import type { Fault } from '../harness/fault.ts'
import { LEVEL, SOURCES, WAD, WRITERS } from './files.ts'
import { refuted } from './refuted.ts'

const SOURCE = 'packages/level/src'

/** What the package of the level does with an archive, and where it takes bytes from. */
export const wad: readonly Fault[] = [
  fault(
    'a name that is not put into lower case',
    replace(`${SOURCE}/wad/name-hash.ts`, '    if (code >= 0x41 && code <= 0x5a) code += 0x20\n', ''),
    [
      ...refuted(
        WAD,
        '1. **‸Lower case.**',
        '- **‸Beyond ASCII.**',
        '3. **‸First of its hash.**',
        '1. **‸Count first.**',
        '2. **‸Entries.**',
      ),
      ...refuted(
        LEVEL,
        '1. **‸The entry.**',
        '2. **‸Any case.**',
        '1. **‸The size.**',
        '1. **‸Found or not.**',
        '- **‸The folder.**',
        '1. **‸The index.**',
        '1. **‸File name.**',
        '2. **‸The file.**',
      ),
      ...refuted(WRITERS, '3. **‸One of a name.**', '1. **‸Index and data.**', '2. **‸Zeros.**'),
    ],
  ),
  fault(
    'a name without the folder',
    replace(`${SOURCE}/wad/entry-name.ts`, '? name : PREFIX + name', '? name : name'),
    [
      ...refuted(
        LEVEL,
        '2. **‸The data.**',
        '1. **‸The entry.**',
        '2. **‸Any case.**',
        '- **‸The folder.**',
        '1. **‸The index.**',
        '1. **‸The size.**',
        '1. **‸Found or not.**',
      ),
      ...refuted(
        WRITERS,
        '1. **‸Sectors.**',
        '2. **‸Whole sectors.**',
        '3. **‸One of a name.**',
        '4. **‸Four bytes.**',
        '1. **‸Index and data.**',
        '2. **‸Zeros.**',
      ),
    ],
  ),
  fault(
    'the last of its hash',
    replace(`${SOURCE}/wad/wad-index.ts`, ' as const).reverse()', ' as const)'),
    refuted(WAD, '3. **‸First of its hash.**'),
  ),
  fault(
    'a divisor changed in the code only',
    replace(`${SOURCE}/wad/crc-32.ts`, 'CRC_POLYNOMIAL = 0xedb88320', 'CRC_POLYNOMIAL = 0xedb88230'),
    [
      finds('const/value', `${SOURCE}/wad/crc-32.ts`, 'CRC_POLYNOMIAL = ‸0x'),
      ...refuted(LEVEL, '1. **‸The entry.**', '2. **‸Any case.**', '- **‸The folder.**', '1. **‸The index.**'),
      ...refuted(
        WAD,
        '- **‸Outside.**',
        '- **‸Beyond ASCII.**',
        '1. **‸Count first.**',
        '2. **‸Entries.**',
        '1. **‸Lower case.**',
        '2. **‸Checksum.**',
        '3. **‸First of its hash.**',
      ),
      ...refuted(
        WRITERS,
        '1. **‸Sectors.**',
        '2. **‸Whole sectors.**',
        '4. **‸Four bytes.**',
        '1. **‸Index and data.**',
        '2. **‸Zeros.**',
      ),
    ],
  ),
  fault(
    'a sector changed in the document and in the code',
    [
      replace(WAD, '| `SECTOR_BYTES` | 2,048 | `0x800` |', '| `SECTOR_BYTES` | 4,096 | `0x1000` |'),
      replace(`${SOURCE}/wad/write-wad.ts`, 'SECTOR_BYTES = 2048', 'SECTOR_BYTES = 4096'),
    ],
    [
      ...refuted(LEVEL, '1. **‸The entry.**', '2. **‸Any case.**', '- **‸The folder.**', '1. **‸The index.**'),
      ...refuted(
        WRITERS,
        '1. **‸Sectors.**',
        '2. **‸Whole sectors.**',
        '4. **‸Four bytes.**',
        '1. **‸Index and data.**',
        '2. **‸Zeros.**',
      ),
    ],
  ),
  fault(
    'bytes that still belong to the source',
    replace(
      `${SOURCE}/sources/memory-source.ts`,
      'Uint8Array.prototype.slice.call(bytes, offset, offset + length)',
      'bytes.subarray(offset, offset + length)',
    ),
    refuted(SOURCES, '2. **‸Memory of its own.**'),
  ),
  fault(
    'an entry that may end behind the archive',
    replace(`${SOURCE}/wad/read-wad-index.ts`, 'offset + size > wadSize', 'offset > wadSize'),
    [...refuted(WAD, '- **‸Outside.**'), ...refuted(LEVEL, '1. **‸The index.**')],
  ),
]
