import { StoreItem } from "../../client/features/stores/store-item.tsx";
import { StoreMap } from "../../client/features/stores/store-map.tsx";
import { StoreSearch } from "../../client/features/stores/store-search.tsx";
import { useNearStores } from "../../client/features/stores/use-near-stores.ts";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import type { StoresData } from "./contract.ts";
import styles from "./screen.module.css";

export function Screen({ data }: { data: StoresData }) {
	const { t } = useTranslation();
	const { title, lead, action, allHref, query, isFound, groups, map, unit } = data;
	const { shownGroups, ...near } = useNearStores(groups, unit);
	return (
		<main id="main" className={styles.page}>
			<header className={styles.head}>
				<h1 className={type_.display}>{title}</h1>
				<p className={classNames(type_.lead, type_.muted)}>{lead}</p>
				<StoreSearch {...{ action, query, isFound, near, allHref }} />
			</header>
			<div className={styles.body}>
				<div className={styles.list}>
					{shownGroups.map(({ country, stores }) => (
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
