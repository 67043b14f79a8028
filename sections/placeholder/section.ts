import type { ElementView } from "../../shared/contracts/views.ts";
import { loadElement } from "../../worker/present/sections/elements.ts";
import type { LoadSection } from "../section.ts";
import type { PlaceholderEntry } from "./entry.ts";

export const load: LoadSection<PlaceholderEntry, ElementView> = ({ elementId }, cx) =>
	loadElement(elementId, cx);
