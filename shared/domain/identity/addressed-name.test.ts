import { expect, test } from "vitest";
import { addressedName } from "./addressed-name.ts";

test.each([
	["花子 山田", "ja", "山田 花子"],
	["길동 홍", "ko", "홍길동"],
	["小明 王", "zh", "王小明"],
	["花子 山田", "en", "花子 山田"],
	["Anna Rossi", "ja", "Anna Rossi"],
	["花子 Rossi", "ja", "花子 Rossi"],
	["花子", "ja", "花子"],
	["", "ja", ""],
] as const)("%s in %s is %s", (name, language, addressed) => {
	expect(addressedName(name, language)).toBe(addressed);
});
