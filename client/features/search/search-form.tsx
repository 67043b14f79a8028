import { type ComponentProps, useEffect, useState } from "react";
import { usePlace, useUiState } from "../../state/app-context.tsx";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { rememberSearch } from "./recent-searches.ts";
import styles from "./search-form.module.css";

const MIN_LENGTH = 2;

type SearchFormProps = {
	query?: string;
	label: string;
	button: string;
	field?: Omit<ComponentProps<"input">, "value"> & { value?: string };
};

/** Renders a form that requests /search?q=…; its button is disabled below two characters and while a result loads (shell-9). */
export function SearchForm({ query = "", label, button, field }: SearchFormProps) {
	const { shell } = usePlace();
	const awake = useUiState("awake");
	const spinner = useUiState("spinner");
	const [typed, setTyped] = useState<string | null>(null);
	const [before, setBefore] = useState(query);
	if (before !== query) {
		setBefore(query);
		setTyped(null);
	}
	const value = field?.value ?? typed ?? query;
	useEffect(() => {
		if (query) rememberSearch(query);
	}, [query]);
	// Before hydration the button is enabled, because it must work without JavaScript.
	const short = awake && value.trim().length < MIN_LENGTH;
	return (
		<search className={styles.search}>
			<form
				action={shell.searchHref}
				method="get"
				className={styles.form}
				onSubmit={(event) => short && event.preventDefault()}
			>
				<label className={styles.field}>
					<span className={classNames(type_.label, type_.muted)}>{label}</span>
					<input
						className={styles.input}
						type="search"
						name="q"
						value={value}
						onChange={(event) => setTyped(event.target.value)}
						minLength={MIN_LENGTH}
						maxLength={50}
						required
						aria-invalid={false}
						autoComplete="off"
						enterKeyHint="search"
						{...field}
					/>
				</label>
				<button type="submit" className={classNames(type_.label, styles.button)} disabled={short || spinner}>
					{button}
				</button>
			</form>
		</search>
	);
}
