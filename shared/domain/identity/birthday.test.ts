import { SPELLINGS } from "@vetrina/shop-rules/typed/testing/spellings.ts";
import { expect, test } from "vitest";
import { birthdayOrder, readBirthday } from "./birthday.ts";

const now = new Date("2026-11-23T12:00:00Z");
const read = (day: string, month: string, year: string) => readBirthday({ day, month, year }, now);

// proves identity-20
test.each([
	["28", "2", "1990", { date: "1990-02-28" }],
	["29", "2", "1992", { date: "1992-02-29" }],
	["29", "2", "1990", { fault: "birthday" }],
	["31", "4", "1990", { fault: "birthday" }],
	["0", "1", "1990", { fault: "birthday" }],
	["1", "13", "1990", { fault: "birthday" }],
	["1", "1", "90", { fault: "birthday" }],
	["1", "1", "1890", { fault: "birthday" }],
	["1", "1", "2030", { fault: "birthday" }],
	["x", "1", "1990", { fault: "birthday" }],
	["1", "", "1990", { fault: "birthday" }],
	["", "", "", { date: undefined }],
	["23", "11", "2010", { date: "2010-11-23" }],
	["24", "11", "2010", { fault: "tooYoung" }],
] as const)("%s.%s.%s is %j", (day, month, year, expected) => {
	expect(read(day, month, year)).toEqual(expected);
});

// proves identity-20, typed-1
test.each(Object.entries(SPELLINGS))("a date is the same %s", (_, spell) => {
	expect(read(spell("28"), spell("02"), spell("1990"))).toEqual({ date: "1990-02-28" });
});

test.each([
	["en-US", ["month", "day", "year"]],
	["de-DE", ["day", "month", "year"]],
	["ja-JP", ["year", "month", "day"]],
	["ar-SA", ["day", "month", "year"]],
])("the language %s writes a birthday in the order %j", (tag, order) => {
	expect(birthdayOrder(tag)).toEqual(order);
});
