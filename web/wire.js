// JSON Schema on stdin, TypeScript on stdout; called by make/client.py.
import { compile } from "json-schema-to-typescript";
import { text } from "node:stream/consumers";

const schema = JSON.parse(await text(process.stdin));
const types = await compile(schema, schema.title, {
  additionalProperties: false,
  bannerComment: "// Made by make/client.py from src/tafelrunde/server/wire.py; not to be edited.",
  style: { printWidth: 140 },
});
process.stdout.write(types);
