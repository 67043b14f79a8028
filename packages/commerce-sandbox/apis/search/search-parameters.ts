import type { Context } from "hono";
import type { CommerceHono } from "../../http/http.ts";
import { problem } from "../../http/problem.ts";
import {
	listParameter,
	type ParameterKinds,
	readInteger,
	unescapeValue,
} from "../../requests/query-parameters.ts";
import { parseRefinements, type Refinements } from "../../search/refine.ts";
import { readExpand } from "../products/catalogue-request.ts";
import { parseImageTypes } from "../products/product-images.ts";
import { DEFAULT_HIT_EXPANDS, HIT_EXPANDS, type HitExpand, type HitOptions } from "./search-hits.ts";

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 200;
/** The platform's limit of a lexical query (search-1). */
export const MAX_QUERY = 50;
const MAX_Q_PARAMETER = 500;
const MAX_SORT = 256;
const MAX_REFINE = 4000;
const MAX_IMAGE_TYPES = 50;
export const MAX_CUSTOM_PROPERTIES = 5;

export type SearchParameters = {
	query: string;
	refinements: Refinements;
	sort: string | undefined;
	offset: number;
	limit: number;
	has: (expand: HitExpand) => boolean;
	options: HitOptions;
};

export const SEARCH_PARAMETERS: ParameterKinds = {
	select: "text",
	q: "text",
	refine: "repeated",
	sort: "text",
	currency: "text",
	expand: "list",
	allImages: "boolean",
	imgTypes: "text",
	perPricebook: "boolean",
	allVariationProperties: "boolean",
	includedCustomVariationProperties: "list",
	limit: "text",
	offset: "text",
};

export const constraintViolation = (parameter: string, expectation: string, between = true): Response =>
	problem(
		400,
		"bad-request",
		`'${parameter}' violates the value constraint. The expected value is ${between ? `between '${expectation}'` : expectation}.`,
		{ parameter, expected: expectation },
	);

export const cleanQuery = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

export function readSearchParameters(c: Context<CommerceHono>): SearchParameters | Response {
	const q = c.req.query("q") ?? "";
	if (q.length > MAX_Q_PARAMETER) return constraintViolation("q", `(1..${MAX_Q_PARAMETER})`);
	const limit = readInteger(c.req.query("limit"), DEFAULT_LIMIT, 1, MAX_LIMIT);
	if (limit === undefined) return constraintViolation("limit", `(1..${MAX_LIMIT})`);
	const offset = readInteger(c.req.query("offset"), 0, 0, 1_000_000);
	if (offset === undefined) return constraintViolation("offset", "a whole number from 0", false);
	const sort = c.req.query("sort");
	if (sort !== undefined && sort.length > MAX_SORT) return constraintViolation("sort", `(0..${MAX_SORT})`);
	const refine = (c.req.queries("refine") ?? []).map(unescapeValue);
	if (refine.some((one) => one.length > MAX_REFINE))
		return constraintViolation("refine", `(0..${MAX_REFINE})`);
	const refinements = parseRefinements(refine);
	if (!refinements.ok) return problem(400, "bad-request", refinements.detail, { parameter: "refine" });
	const expand = readExpand(c, HIT_EXPANDS, DEFAULT_HIT_EXPANDS);
	if (!expand.ok) return expand.response;
	const imgTypes = c.req.query("imgTypes");
	if (imgTypes !== undefined && imgTypes.length > MAX_IMAGE_TYPES)
		return constraintViolation("imgTypes", `(0..${MAX_IMAGE_TYPES})`);
	const imageLimits = imgTypes === undefined ? undefined : parseImageTypes(imgTypes);
	if (imgTypes !== undefined && !imageLimits)
		return constraintViolation("imgTypes", "of the form large:2,small:1", false);
	const variantProperties = listParameter(c, "includedCustomVariationProperties") ?? [];
	if (variantProperties.length > MAX_CUSTOM_PROPERTIES)
		return constraintViolation("includedCustomVariationProperties", `(0..${MAX_CUSTOM_PROPERTIES})`);
	const allImages = c.req.query("allImages");
	return {
		query: cut(cleanQuery(q)),
		refinements: refinements.value,
		sort,
		offset,
		limit,
		has: expand.has,
		options: {
			has: expand.has,
			...(allImages === undefined ? {} : { allImages: allImages === "true" }),
			...(imageLimits ? { imageLimits } : {}),
			perPricebook: c.req.query("perPricebook") === "true",
			allVariationProperties: c.req.query("allVariationProperties") === "true",
			variantProperties,
		},
	};
}

const cut = (query: string): string => [...query].slice(0, MAX_QUERY).join("").trim();
