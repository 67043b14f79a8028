import type { LanguageCode } from "../../languages.ts";
import { FIELDS } from "../postings.ts";
import type { Alternative, QueryTerm } from "./read-query.ts";
import { NAMING } from "./word-list.ts";

const WEIGHTS: Record<keyof typeof FIELDS, number> = {
	name: 10,
	brand: 8,
	category: 8,
	ancestors: 6,
	colour: 9,
	material: 7,
	attribute: 5,
	description: 1,
};
const FURTHER = 0.2;

const weightOf = Float32Array.from({ length: 256 }, (_, fields) => {
	const weights = Object.entries(FIELDS).flatMap(([name, bit]) =>
		fields & bit ? [WEIGHTS[name as keyof typeof FIELDS]] : [],
	);
	const most = Math.max(0, ...weights);
	return most + FURTHER * (weights.reduce((sum, weight) => sum + weight, 0) - most);
});

export type RunsOf = (language: LanguageCode, token: string) => Uint32Array;

export type TermScores = { scores: Float32Array; matches: number };

/**
 * Returns a term's score for each group. Descriptions count only if no group has the term in another field, because they mention other
 * things.
 */
export function scoreTerm(term: QueryTerm, size: number, runsOf: RunsOf): TermScores {
	const scores = new Float32Array(size);
	let namedCount = 0;
	for (const alternative of term.alternatives)
		namedCount += addAlternative(scores, alternative, runsOf, NAMING);
	if (namedCount === 0)
		for (const alternative of term.alternatives)
			addAlternative(scores, alternative, runsOf, FIELDS.description);
	let matches = 0;
	for (let n = 0; n < size; n++) if (scores[n]) matches++;
	return { scores, matches };
}

const LIKE_A_THING = FIELDS.colour | FIELDS.material | FIELDS.attribute;

/**
 * Returns from 0 to 1 how far a word names a kind of product: the share of its groups with the word in the category, or, at half weight, in
 * the name and in no colour, material or attribute.
 */
export function thingness({ alternatives }: QueryTerm, size: number, runsOf: RunsOf): number {
	const seenFlags = new Uint8Array(size);
	for (const { language, tokens } of alternatives) {
		const runs = runsWithAll(tokens.map((token) => runsOf(language, token)));
		for (let at = 0; at < runs.length; at += 3) {
			const start = runs[at] ?? 0;
			const end = start + (runs[at + 1] ?? 0);
			for (let n = start; n < end; n++) seenFlags[n] = (seenFlags[n] ?? 0) | (runs[at + 2] ?? 0);
		}
	}
	let things = 0;
	let all = 0;
	for (const fields of seenFlags) {
		if ((fields & NAMING) === 0) continue;
		all++;
		if (fields & FIELDS.category) things += 1;
		else if (fields & FIELDS.name && !(fields & LIKE_A_THING)) things += 0.5;
	}
	return all === 0 ? 0 : things / all;
}

const runsWithAll = ([first, ...others]: Uint32Array[]): Uint32Array =>
	first ? others.reduce(inSameField, first) : new Uint32Array();

function addAlternative(
	scores: Float32Array,
	{ language, tokens, quality, isKind }: Alternative,
	runsOf: RunsOf,
	fields: number,
): number {
	const runs = runsWithAll(tokens.map((token) => runsOf(language, token)));
	let allowedFields = fields;
	if (isKind && hasField(runs, FIELDS.colour)) allowedFields &= FIELDS.colour;
	let foundFields = 0;
	for (let at = 0; at < runs.length; at += 3) {
		const value = quality * (weightOf[(runs[at + 2] ?? 0) & allowedFields] ?? 0);
		if (value === 0) continue;
		foundFields++;
		const start = runs[at] ?? 0;
		const end = start + (runs[at + 1] ?? 0);
		for (let n = start; n < end; n++) if ((scores[n] ?? 0) < value) scores[n] = value;
	}
	return foundFields;
}

function hasField(runs: Uint32Array, field: number): boolean {
	for (let at = 2; at < runs.length; at += 3) if ((runs[at] ?? 0) & field) return true;
	return false;
}

function inSameField(a: Uint32Array, b: Uint32Array): Uint32Array {
	const runs: number[] = [];
	for (let i = 0, j = 0; i < a.length && j < b.length; ) {
		const startA = a[i] ?? 0;
		const endA = startA + (a[i + 1] ?? 0);
		const startB = b[j] ?? 0;
		const endB = startB + (b[j + 1] ?? 0);
		const start = Math.max(startA, startB);
		const end = Math.min(endA, endB);
		const fields = (a[i + 2] ?? 0) & (b[j + 2] ?? 0);
		if (start < end && fields) runs.push(start, end - start, fields);
		if (endA <= endB) i += 3;
		if (endB <= endA) j += 3;
	}
	return Uint32Array.from(runs);
}
