import { expect, test } from "vitest";
import { contentTypes } from "./content-types.ts";
import { writeDocumentation } from "./documentation.ts";

test("docs/content-types.md says what the content types say", async () => {
	await expect(writeDocumentation(contentTypes)).toMatchFileSnapshot("../../docs/content-types.md");
});
