import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import type {
	AddressSuggestionsResponse,
	AddressSuggestionView,
} from "../../../shared/contracts/address-suggestions.ts";
import { useTranslation } from "../../state/texts.ts";
import { useWriteServices } from "../../state/use-write-services.ts";
import { post } from "../../state/write.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { optionAfter } from "../../ui/forms/option-keys.ts";
import styles from "./street-suggestions.module.css";

const REST_MS = 200;
const MIN_LENGTH = 2;

type StreetSuggestionsProps = { input: HTMLInputElement; country: string };

/** Suggests addresses for a field (checkout-20) as an ARIA combobox (decision 41). If the service fails, nothing is suggested. */
export function StreetSuggestions({ input, country }: StreetSuggestionsProps) {
	const { t } = useTranslation();
	const list = useId();
	const { query, isOpen, ask, close } = useTyped(input);
	const suggestions = useFound(query, country);
	const shownSuggestions = isOpen ? suggestions : [];
	const ids = shownSuggestions.map((_, at) => `${list}${at}`);
	const [reachedId, setReachedId] = useState<string | null>(null);
	const at = reachedId !== null && ids.includes(reachedId) ? reachedId : null;

	const choose = ({ values }: AddressSuggestionView) => {
		close();
		setReachedId(null);
		fillIn(input, values);
		input.focus();
	};
	useComboboxAttributes(input, { list, isOpen: ids.length > 0, at });
	useKeys(input, (event) => {
		if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
		const { key } = event;
		if (key === "Tab") close();
		if (key === "ArrowDown" && ids.length === 0) ask();
		if (ids.length === 0) return;
		if (key === "Escape") {
			event.preventDefault();
			close();
		} else if (key === "Enter") {
			const suggestion = at === null ? undefined : shownSuggestions[ids.indexOf(at)];
			if (!suggestion) return;
			event.preventDefault();
			choose(suggestion);
		} else if (key === "ArrowDown" || key === "ArrowUp") {
			event.preventDefault();
			setReachedId(optionAfter(key, ids, at));
		}
	});
	return (
		<>
			<p role="status" className={type_.hidden}>
				{ids.length > 0 ? t("address.suggested", { total: ids.length }) : ""}
			</p>
			{ids.length > 0 ? (
				<div id={list} role="listbox" aria-label={t("address.suggestions")} className={styles.list}>
					{shownSuggestions.map((one, index) => (
						// biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
						<div
							key={one.text}
							id={ids[index]}
							role="option"
							tabIndex={-1}
							aria-selected={ids[index] === at}
							className={classNames(styles.option, ids[index] === at && styles.reached)}
							onPointerDown={(event) => event.preventDefault()}
							onClick={() => choose(one)}
						>
							<bdi>{one.text}</bdi>
						</div>
					))}
				</div>
			) : null}
		</>
	);
}

function useFound(query: string, country: string): AddressSuggestionView[] {
	const { queryClient, apiHref } = useWriteServices();
	const { data } = useQuery({
		queryKey: ["addresses", apiHref, country, query],
		queryFn: async () => {
			const result = await post<AddressSuggestionsResponse>(queryClient, apiHref, (api, options) =>
				api.addresses.suggestions.$post({ json: { query, country } }, options),
			);
			return result.ok ? result.suggestions : [];
		},
		enabled: query.length >= MIN_LENGTH,
		staleTime: 60_000,
		gcTime: 0,
		retry: false,
		placeholderData: (before) => before,
	});
	return query.length >= MIN_LENGTH ? (data ?? []) : [];
}

function useTyped(input: HTMLInputElement) {
	const [query, setQuery] = useState(input === document.activeElement ? input.value.trim() : "");
	const [isOpen, setOpen] = useState(true);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>;
		const type = (event: Event) => {
			clearTimeout(timer);
			if (!(event as InputEvent).inputType) return setOpen(false);
			timer = setTimeout(() => {
				setQuery(input.value.trim());
				setOpen(true);
			}, REST_MS);
		};
		const leave = () => {
			clearTimeout(timer);
			setOpen(false);
		};
		input.addEventListener("input", type);
		input.addEventListener("blur", leave);
		return () => {
			clearTimeout(timer);
			input.removeEventListener("input", type);
			input.removeEventListener("blur", leave);
		};
	}, [input]);
	return {
		query,
		isOpen,
		ask: () => {
			setQuery(input.value.trim());
			setOpen(true);
		},
		close: () => setOpen(false),
	};
}

function useComboboxAttributes(
	input: HTMLInputElement,
	{ list, isOpen, at }: { list: string; isOpen: boolean; at: string | null },
): void {
	useEffect(() => {
		input.role = "combobox";
		input.ariaAutoComplete = "list";
		input.ariaExpanded = String(isOpen);
		for (const [name, value] of [
			["aria-controls", isOpen ? list : null],
			["aria-activedescendant", at],
		] as const)
			if (value === null) input.removeAttribute(name);
			else input.setAttribute(name, value);
		if (at) document.getElementById(at)?.scrollIntoView({ block: "nearest" });
	}, [input, list, isOpen, at]);
}

function useKeys(input: HTMLInputElement, press: (event: KeyboardEvent) => void): void {
	const latest = useRef(press);
	useEffect(() => {
		latest.current = press;
	});
	useEffect(() => {
		const listen = (event: KeyboardEvent) => latest.current(event);
		input.addEventListener("keydown", listen);
		return () => input.removeEventListener("keydown", listen);
	}, [input]);
}

function fillIn(input: HTMLInputElement, values: AddressSuggestionView["values"]): void {
	for (const [name, value] of Object.entries(values)) {
		const element = input.form?.elements.namedItem(name);
		if (!(element instanceof HTMLInputElement || element instanceof HTMLSelectElement)) continue;
		element.value = value;
		element.dispatchEvent(new Event("input", { bubbles: true }));
	}
}
