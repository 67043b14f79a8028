import { LETTERS, type SizeTable } from "@vetrina/shop-rules/sizes/size-table.ts";
import { useState } from "react";
import type { MeasureKey } from "../../../../pages/product-note/contract.ts";
import type { SizeHelpView } from "../../../../shared/contracts/size-views.ts";
import type { ItemMeasurements } from "../../../../shared/domain/product/item-measurements.ts";
import { inUnit, type LengthUnit } from "../../../../shared/domain/product/size-guide.ts";
import { usePlace } from "../../../state/app-context.tsx";
import { useTranslation } from "../../../state/texts.ts";
import type_ from "../../../styles/type.module.css";
import { classNames } from "../../../ui/class-names.ts";
import covering from "../../../ui/overlay/covering.module.css";
import styles from "./size-tables.module.css";

const UNITS: readonly LengthUnit[] = ["cm", "in"];

type Say = (key: MeasureKey) => string;

export function SizeTables({ help, say }: { help: SizeHelpView; say: Say }) {
	const [unit, setUnit] = useState<LengthUnit>(usePlace().locale.country === "US" ? "in" : "cm");
	return (
		<div className={styles.guide}>
			{help.measurements ? <Measurements measurements={help.measurements} say={say} /> : null}
			{help.tables.length > 0 ? (
				<fieldset className={styles.units} aria-label={say("unit")}>
					{UNITS.map((one) => (
						<label key={one} className={classNames(type_.label, styles.unit)}>
							<input
								type="radio"
								name="size-guide-unit"
								className={covering.radio}
								checked={one === unit}
								onChange={() => setUnit(one)}
							/>
							<span>{say(`units.${one}`)}</span>
						</label>
					))}
				</fieldset>
			) : null}
			{help.tables.map((table) => (
				<Sizes key={table.id} table={table} unit={unit} say={say} />
			))}
			{help.tables.length > 0 ? <p className={classNames(type_.small, type_.muted)}>{say("note")}</p> : null}
		</div>
	);
}

function Measurements({ measurements, say }: { measurements: ItemMeasurements; say: Say }) {
	const { t } = useTranslation();
	const { language } = usePlace().locale;
	const numbers = new Intl.NumberFormat(`${language}-u-nu-latn`);
	return (
		<section>
			<h2 className={classNames(type_.label, styles.heading)}>{t("sizeGuide.measurements")}</h2>
			<dl className={styles.measurements}>
				{measurements.values.map(({ name, value }) => (
					<div key={name} className={styles.measurement}>
						<dt className={type_.muted}>{say(`pieces.${name}`)}</dt>
						<dd>
							<bdi>
								{numbers.format(value)} {say(`units.${measurements.unit}`)}
							</bdi>
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

const nameSystem = ({ units = {} }: SizeTable, system: string): string =>
	units[system] && units[system] !== system ? `${system} (${units[system]})` : system;

type Column = { key: string; heading: string; at: number; isMeasure: boolean };

/** Returns the market's and the house's systems, then the measures of the body, so that phones show them without scrolling; then other systems. */
function listColumns(table: SizeTable, nameColumn: (system: string) => string, say: Say): Column[] {
	const { systems, house, measures } = table;
	const all = systems.map((key, at) => ({ key, heading: nameColumn(key), at, isMeasure: false }));
	const first = systems.indexOf(house) + 1;
	return [
		...all.slice(0, first),
		...measures.map((key, at) => ({
			key,
			heading: say(`body.${key}`),
			at: systems.length + at,
			isMeasure: true,
		})),
		...all.slice(first),
	];
}

function Sizes({ table, unit, say }: { table: SizeTable; unit: LengthUnit; say: Say }) {
	const { t } = useTranslation();
	const name = say(`tables.${table.id}`);
	const nameColumn = (system: string) => (system === LETTERS ? t("product.size") : nameSystem(table, system));
	const columns = listColumns(table, nameColumn, say);
	return (
		<div>
			<h2 className={classNames(type_.label, styles.heading)}>{name}</h2>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard. */}
			<section className={styles.scroll} aria-label={name} tabIndex={0}>
				<table className={styles.table}>
					<thead>
						<tr className={type_.small}>
							{columns.map(({ key, heading }) => (
								<th key={key} scope="col">
									{heading}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{table.rows.map((row) => (
							<tr key={row.join(" ")}>
								<th scope="row">{row[0]}</th>
								{columns.slice(1).map(({ key, at, isMeasure }) => (
									<td key={key}>{isMeasure ? inUnit(row[at] ?? "", unit) : row[at]}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</div>
	);
}
