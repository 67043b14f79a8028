import { useEffect, useState } from "react";
import { OpenState } from "../../client/features/stores/open-state.tsx";
import { StoreMap } from "../../client/features/stores/store-map.tsx";
import { useNearest } from "../../client/features/stores/use-nearest.ts";
import { usePlace } from "../../client/state/app-context.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import field from "../../client/ui/forms/field.module.css";
import type { StoreView } from "../../shared/contracts/store-views.ts";
import { distanceText } from "../../shared/domain/stores/distance.ts";
import type { StoresData } from "./contract.ts";
import styles from "./screen.module.css";

/** The store finder (stores-2): a search, a list and a map. */
export function Screen({ data }: { data: StoresData }) {
	const { t } = useTranslation();
	const { locale } = usePlace();
	const { title, lead, action, allHref, query, isFound, groups, map, unit } = data;
	const { state, nearest, ask } = useNearest(groups.flatMap(({ stores }) => stores));
	const shown =
		state === "found" && nearest
			? [
					{
						country: "",
						stores: nearest.map(({ store, kilometres }) => ({
							...store,
							distance: distanceText(kilometres, unit, locale.tag),
						})),
					},
				]
			: groups;
	const first = shown[0]?.stores[0];
	return (
		<main id="main" className={styles.page}>
			<header className={styles.head}>
				<h1 className={type_.display}>{title}</h1>
				<p className={classNames(type_.lead, type_.muted)}>{lead}</p>
				<search>
					<form action={action} className={styles.form} key={query}>
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
			</header>
			<div className={styles.body}>
				<div className={styles.list}>
					{shown.map(({ country, stores }) => (
						<section key={country}>
							{country ? (
								<h2 className={type_.title}>{country}</h2>
							) : (
								<h2 className={type_.hidden}>{t("stores.nearest")}</h2>
							)}
							<ul className={styles.stores}>
								{stores.map((store) => (
									<StoreItem key={store.id} store={store} />
								))}
							</ul>
						</section>
					))}
				</div>
				{map ? (
					<div className={styles.map}>
						<StoreMap map={map} />
					</div>
				) : null}
			</div>
		</main>
	);
}

/** Only where there is a script to ask. */
function NearMe({ isAsking, ask }: { isAsking: boolean; ask: () => void }) {
	const { t } = useTranslation();
	const [isRunning, setRunning] = useState(false);
	useEffect(() => setRunning(true), []);
	return (
		<p className={styles.near}>
			{isRunning ? (
				<button type="button" className={type_.link} onClick={ask} aria-disabled={isAsking}>
					{t(isAsking ? "stores.near.asking" : "stores.near.ask")}
				</button>
			) : null}
		</p>
	);
}

function StoreItem({ store }: { store: StoreView }) {
	const { id, href, name, address, phone, open, services, distance } = store;
	return (
		<li id={id} className={styles.store}>
			<h3 className={styles.name}>
				<a href={href} className={type_.link}>
					<bdi>{name}</bdi>
				</a>
				{distance ? <bdi className={classNames(type_.small, type_.muted)}>{distance}</bdi> : null}
			</h3>
			<address className={styles.address}>
				{address.map((line) => (
					<bdi key={line}>{line}</bdi>
				))}
			</address>
			<p className={type_.small}>
				<OpenState open={open} />
			</p>
			{phone ? (
				<a href={phone.href} className={styles.phone}>
					<bdi dir="ltr">{phone.text}</bdi>
				</a>
			) : null}
			<p className={classNames(type_.small, type_.muted)}>{services.join(" · ")}</p>
		</li>
	);
}
