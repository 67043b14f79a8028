import type { StoreView } from "../../../shared/contracts/store-views.ts";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import field from "../../ui/forms/field.module.css";
import { NearMe } from "./near-me.tsx";
import styles from "./store-search.module.css";
import type { NearState } from "./use-nearest.ts";

type StoreSearchProps = {
	action: string;
	fields?: Readonly<Record<string, string>>;
	query: string;
	isFound: boolean;
	near: { state: NearState; ask: () => void; first?: Pick<StoreView, "name" | "distance"> };
	allHref: string;
};

export function StoreSearch({
	action,
	fields = {},
	query,
	isFound,
	near: { state, ask, first },
	allHref,
}: StoreSearchProps) {
	const { t } = useTranslation();
	return (
		<>
			<search>
				<form action={action} className={styles.form} key={query}>
					{Object.entries(fields).map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					<label htmlFor="store-place" className={type_.small}>
						{t("stores.place")}
					</label>
					<div className={styles.row}>
						<input
							id="store-place"
							className={field.input}
							name="q"
							type="search"
							autoComplete="off"
							defaultValue={query}
							maxLength={50}
							required
						/>
						<button type="submit" className={classNames(button.button, button.dark)}>
							{t("stores.search")}
						</button>
					</div>
				</form>
			</search>
			<NearMe isAsking={state === "asking"} ask={ask} />
			<p role="status" className={styles.status}>
				{state === "denied" || state === "failed" ? t(`stores.near.${state}`) : null}
				{state === "found" && first
					? t("stores.near.found", { store: first.name, distance: first.distance })
					: null}
				{isFound || state === "found" ? null : t("stores.notFound", { query })}
			</p>
			{query === "" ? null : (
				<p>
					<a className={type_.link} href={allHref}>
						{t("stores.all")}
					</a>
				</p>
			)}
		</>
	);
}
