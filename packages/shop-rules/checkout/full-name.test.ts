import { expect, test } from "vitest";
import { writeFullName } from "./full-name.ts";

// proves basket-9, identity-1
test.each([
	["IT", "Anna", "Rossi", "Anna Rossi"],
	["US", "Anna Maria", "de Rossi", "Anna Maria de Rossi"],
	["JP", "花子", "山田", "山田 花子"],
	["JP", "Hanako", "Yamada", "Yamada Hanako"],
	["KR", "지우", "김", "김지우"],
	["CN", "小明", "王", "王小明"],
	["TW", "美玲", "陳", "陳美玲"],
	["SG", "小明", "王", "王小明"],
	["US", "지우", "김", "김지우"],
	["CN", "Wei", "王", "王 Wei"],
	["SG", "Wei Ming", "Tan", "Wei Ming Tan"],
	["", "花子", "山田", "山田 花子"],
	["SA", "سارة", "العتيبي", "سارة العتيبي"],
	["JP", "Madonna", "Madonna", "Madonna"],
	["JP", "花子", "花子", "花子"],
	["MY", "Ali", "Ali", "Ali Ali"],
	["IT", "Anna", undefined, "Anna"],
	["JP", undefined, "山田", "山田"],
	["IT", undefined, undefined, ""],
])("a name of %s with the parts %s and %s is written %j", (countryCode, firstName, lastName, fullName) => {
	expect(writeFullName({ firstName, lastName, countryCode })).toBe(fullName);
});
