import { type KeyboardEvent, type ReactNode, useEffect, useState } from "react";
import { usePath, usePlace, useUi, useUiState } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import { optionAfter } from "../../ui/forms/option-keys.ts";
import { groupsBefore, listGroups, optionIds } from "./option-groups.ts";
import styles from "./quick-search.module.css";
import { forgetSearches, recentSearches } from "./recent-searches.ts";
import { SearchForm } from "./search-form.tsx";
import { SuggestionList } from "./suggestion-list.tsx";
import { usePopularSearches, useSuggestions } from "./use-suggestions.ts";

const LIST = "quick-search-list";

export function QuickSearch() {
	return <Combobox key={usePath()} />;
}

function Combobox() {
	const { t } = useTranslation();
	const ui = useUi();
	const [typed, setTyped] = useState("");
	const [reachedId, setReachedId] = useState<string | null>(null);
	const [recent, setRecent] = useRecentSearches();
	const popular = usePopularSearches();
	const suggestions = useSuggestions(typed);
	const foundGroups = suggestions
		? listGroups(
				{
					phrases: t("quickSearch.phrases"),
					categories: t("quickSearch.categories"),
					brands: t("quickSearch.brands"),
					pages: t("quickSearch.pages"),
					products: t("list.products"),
				},
				suggestions,
			)
		: [];
	const isFound = foundGroups.length > 0;
	const labels = { recent: t("quickSearch.recent"), popular: t("quickSearch.popular") };
	const groups = isFound ? foundGroups : groupsBefore(labels, recent, popular);
	const ids = optionIds(groups);
	const at = reachedId !== null && ids.includes(reachedId) ? reachedId : null;
	useReached(at);

	const type = (text: string) => {
		setTyped(text);
		setReachedId(null);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const { key, nativeEvent, ctrlKey, metaKey, altKey } = event;
		if (nativeEvent.isComposing || ctrlKey || metaKey || altKey) return;
		if (key === "Escape") {
			event.preventDefault();
			if (typed) type("");
			else ui.closeFlyout("quickSearch");
		} else if (key === "Enter") {
			if (at === null) return;
			event.preventDefault();
			document.getElementById(at)?.click();
		} else if (key !== "Shift") {
			setReachedId(optionAfter(key, ids, at));
			if (key === "ArrowDown" || key === "ArrowUp") event.preventDefault();
		}
	};
	const forget = () => {
		forgetSearches();
		setRecent([]);
	};
	const list = (
		<SuggestionList id={LIST} label={t("quickSearch.phrases")} groups={groups} isFound={isFound} at={at} />
	);
	return (
		<div className={styles.quick}>
			<SearchForm
				label={t("search.label")}
				button={t("search.submit")}
				field={{
					type: "text",
					role: "combobox",
					"aria-autocomplete": "list",
					"aria-expanded": ids.length > 0,
					"aria-controls": ids.length > 0 ? LIST : undefined,
					"aria-activedescendant": at ?? undefined,
					value: typed,
					onChange: (event) => type(event.target.value),
					onKeyDown,
					autoFocus: true,
					// React focuses the field when it is mounted; a dialog that is opened again needs the attribute.
					ref: (input) => void input?.toggleAttribute("autofocus", true),
				}}
			/>
			<p role="status" className={type_.hidden}>
				{suggestions ? t("quickSearch.suggested", { total: optionIds(foundGroups).length }) : ""}
			</p>
			{isFound ? (
				list
			) : (
				<BeforeTyping onForget={recent.length > 0 ? forget : undefined}>
					{ids.length > 0 ? list : null}
				</BeforeTyping>
			)}
		</div>
	);
}

function useReached(at: string | null): void {
	useEffect(() => {
		if (at) document.getElementById(at)?.scrollIntoView({ block: "nearest", inline: "nearest" });
	}, [at]);
}

function useRecentSearches() {
	const isOpen = useUiState("layers").flyouts.includes("quickSearch");
	const [wasOpen, setWasOpen] = useState(isOpen);
	const [recent, setRecent] = useState(recentSearches);
	if (wasOpen !== isOpen) {
		setWasOpen(isOpen);
		if (isOpen) setRecent(recentSearches());
	}
	return [recent, setRecent] as const;
}

function BeforeTyping({ children, onForget }: { children: ReactNode; onForget?: () => void }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	return (
		<>
			{children ? (
				<form action={shell.searchHref} method="get" className={styles.asked}>
					{children}
					{onForget ? (
						<button type="button" className={styles.forget} onClick={onForget}>
							{t("quickSearch.forget")}
						</button>
					) : null}
				</form>
			) : null}
			<ul className={styles.links}>
				{shell.navigation.map(({ href, label }) =>
					href === undefined ? null : (
						<li key={href}>
							<a className={styles.link} href={href}>
								{label}
							</a>
						</li>
					),
				)}
			</ul>
		</>
	);
}
