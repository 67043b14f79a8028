import { useRef, useState } from "react";
import { countMissing } from "../form/missing-texts.ts";
import { type Entry, type FormField, readLinks, readTitle } from "../shared/entries.ts";
import { useStudio } from "../shared/use-studio.ts";
import { addItem, moveItem, removeItem } from "./section-changes.ts";

type Props = { page: Entry; region: FormField; selected: string | undefined };

/** The sections of a page's region: dragged, moved by keyboard, added, duplicated and removed (studio-6). */
export function SectionList({ page, region, selected }: Props) {
	const { store, select, say, target } = useStudio();
	const [dragged, setDragged] = useState<number>();
	const [over, setOver] = useState<number>();
	const [isAdding, setAdding] = useState(false);
	const list = useRef<HTMLOListElement>(null);
	const links = readLinks(page.fields[region.id]);
	const findName = (id: string): string => {
		const entry = store.find(id);
		return entry ? readTitle(entry, store.findType(entry.type)) : id;
	};
	const write = (items: readonly { link: string }[], label: string) =>
		store.change(page.id, { ...page.fields, [region.id]: items }, label);
	const move = (from: number, to: number) => {
		const id = links[from]?.link;
		if (to < 0 || to >= links.length || from === to || id === undefined) return;
		write(moveItem(links, from, to), `move ${id} ${to}`);
		say(`${findName(id)} is now ${to + 1} of ${links.length}.`);
	};
	const attempt = async (work: () => Promise<void>) => {
		try {
			await work();
		} catch (error) {
			say(`Nothing was added: ${(error as Error).message}`, "failed");
		}
	};
	const add = (type: string) =>
		attempt(async () => {
			setAdding(false);
			const entry = await store.create(type, {});
			const at = links.findIndex(({ link }) => link === selected);
			write(addItem(links, entry.id, at < 0 ? links.length : at + 1), `add ${entry.id}`);
			select(entry.id);
			say(`${store.findType(type)?.name ?? type} was added.`);
		});
	const duplicate = (index: number) =>
		attempt(async () => {
			const original = store.find(links[index]?.link ?? "");
			if (!original) return;
			const entry = await store.create(original.type, original.fields);
			write(addItem(links, entry.id, index + 1), `add ${entry.id}`);
			select(entry.id);
			say(`${findName(original.id)} was duplicated.`);
		});
	const remove = (index: number) => {
		const id = links[index]?.link ?? "";
		write(removeItem(links, index), `remove ${id}`);
		if (id === selected) select(page.id);
		say(`${findName(id)} was removed from the page. Undo brings it back.`);
		list.current?.querySelector("button")?.focus();
	};
	return (
		<section aria-label={region.id === "sections" ? "Sections" : region.help} className="sections">
			<h3>{region.id === "sections" ? "Sections" : region.help}</h3>
			<ol ref={list}>
				{links.map(({ link: id }, index) => {
					const entry = store.find(id);
					const missing = entry ? countMissing(store.listTree(id), store, target.code) : 0;
					const name = findName(id);
					return (
						<li
							key={`${id}.${links.slice(0, index).filter(({ link }) => link === id).length}`}
							data-entry={id}
							data-over={over === index || undefined}
							data-dragged={dragged === index || undefined}
							aria-current={id === selected ? "true" : undefined}
							onDragOver={(event) => {
								if (dragged === undefined) return;
								event.preventDefault();
								setOver(index);
							}}
							onDrop={(event) => {
								event.preventDefault();
								if (dragged !== undefined) move(dragged, index);
								setDragged(undefined);
								setOver(undefined);
							}}
						>
							<span
								className="handle"
								draggable
								aria-hidden="true"
								title="Drag to move"
								onDragStart={(event) => {
									event.dataTransfer.effectAllowed = "move";
									event.dataTransfer.setData("text/plain", id);
									setDragged(index);
								}}
								onDragEnd={() => {
									setDragged(undefined);
									setOver(undefined);
								}}
							>
								⠿
							</span>
							<button type="button" className="name" onClick={() => select(id)}>
								<span className="title">{name}</span>
								<span className="meta">
									{entry ? (store.findType(entry.type)?.name ?? entry.type) : "missing entry"}
									{entry && entry.status !== "published" ? ` · ${entry.status}` : ""}
									{entry?.planned.length ? " · planned" : ""}
									{missing > 0 ? (
										<span className="missing" title={`${missing} texts are missing in ${target.nativeName}`}>
											{missing} missing
										</span>
									) : null}
								</span>
							</button>
							<span className="tools">
								<button
									type="button"
									aria-label={`Move up ${name}`}
									title="Move up"
									aria-disabled={index === 0}
									onClick={() => move(index, index - 1)}
								>
									↑
								</button>
								<button
									type="button"
									aria-label={`Move down ${name}`}
									title="Move down"
									aria-disabled={index === links.length - 1}
									onClick={() => move(index, index + 1)}
								>
									↓
								</button>
								<button
									type="button"
									aria-label={`Duplicate ${name}`}
									title="Duplicate"
									onClick={() => duplicate(index)}
								>
									⧉
								</button>
								<button
									type="button"
									aria-label={`Remove ${name}`}
									title="Remove"
									onClick={() => remove(index)}
								>
									×
								</button>
							</span>
						</li>
					);
				})}
			</ol>
			{isAdding ? (
				<div className="add">
					<label>
						Kind of section
						<select
							// biome-ignore lint/a11y/noAutofocus: the editor has asked for this field.
							autoFocus
							defaultValue=""
							onChange={(event) => add(event.target.value)}
							onKeyDown={(event) => event.key === "Escape" && setAdding(false)}
						>
							<option value="" disabled>
								Choose …
							</option>
							{region.to?.map((type) => (
								<option key={type} value={type}>
									{store.findType(type)?.name ?? type}
								</option>
							))}
						</select>
					</label>
				</div>
			) : (
				<button
					type="button"
					className="add"
					disabled={links.length >= (region.maximum ?? Number.POSITIVE_INFINITY)}
					onClick={() => setAdding(true)}
				>
					Add section
				</button>
			)}
		</section>
	);
}
