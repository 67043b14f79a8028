import { plainText } from "./plain-text.ts";

const DAY = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;

export const parseDay = (typed: string | undefined): string | undefined => {
	const [, year = "", month = "", day = ""] = DAY.exec(plainText(typed)) ?? [];
	const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
	const time = Date.parse(text);
	return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text ? text : undefined;
};
