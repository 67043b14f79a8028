import { isSameValue } from "@vetrina/content-model/compare-fields.ts";
import type { RichTextNode } from "@vetrina/content-model/rich-text/rich-text-schema.ts";
import { baseKeymap, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, EditorState } from "prosemirror-state";
import { tableEditing } from "prosemirror-tables";
import { EditorView } from "prosemirror-view";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { readText, writeText } from "./convert-text.ts";
import { TableTools } from "./table-tools.tsx";
import { textSchema } from "./text-schema.ts";

const EMPTY: RichTextNode = {
	nodeType: "document",
	data: {},
	content: [{ nodeType: "paragraph", data: {}, content: [] }],
};

const { nodes, marks } = textSchema;
const item = nodes.list_item;
const link = marks.hyperlink;

type Props = {
	label: string;
	describedBy: string;
	lang: string;
	dir: "ltr" | "rtl";
	value: RichTextNode | undefined;
	isInvalid: boolean;
	chooseEntry: (() => Promise<string | undefined>) | undefined;
	onChange: (value: RichTextNode) => void;
};

const createState = (value: RichTextNode | undefined): EditorState | undefined => {
	const doc = readText(value && (value.content?.length ?? 0) > 0 ? value : EMPTY);
	return (
		doc &&
		EditorState.create({
			doc,
			plugins: [
				history(),
				keymap({
					"Mod-z": undo,
					"Shift-Mod-z": redo,
					"Mod-y": redo,
					...(marks.bold ? { "Mod-b": toggleMark(marks.bold) } : {}),
					...(marks.italic ? { "Mod-i": toggleMark(marks.italic) } : {}),
					...(marks.underline ? { "Mod-u": toggleMark(marks.underline) } : {}),
					...(item
						? { Enter: splitListItem(item), "Mod-]": sinkListItem(item), "Mod-[": liftListItem(item) }
						: {}),
				}),
				keymap(baseKeymap),
				tableEditing(),
			],
		})
	);
};

/** Edits a rich text with ProseMirror. The tab key leaves the field. */
export function RichTextField({
	label,
	describedBy,
	lang,
	dir,
	value,
	isInvalid,
	chooseEntry,
	onChange,
}: Props) {
	const place = useRef<HTMLDivElement>(null);
	const view = useRef<EditorView | undefined>(undefined);
	const sent = useRef(value);
	const change = useRef(onChange);
	change.current = onChange;
	const [state, setState] = useState(() => createState(value));
	const labelId = useId();
	const isEditable = state !== undefined;

	useEffect(() => {
		if (!place.current || !isEditable) return;
		const first = createState(sent.current);
		if (!first) return;
		const editor = new EditorView(place.current, {
			state: first,
			attributes: {
				role: "textbox",
				"aria-multiline": "true",
				"aria-labelledby": labelId,
				"aria-describedby": describedBy,
				lang,
				dir,
			},
			dispatchTransaction(transaction) {
				const next = editor.state.apply(transaction);
				editor.updateState(next);
				setState(next);
				if (!transaction.docChanged) return;
				sent.current = writeText(next.doc);
				change.current(sent.current);
			},
		});
		view.current = editor;
		return () => editor.destroy();
	}, [isEditable, labelId, describedBy, lang, dir]);

	useEffect(() => {
		// The text was changed elsewhere: by undo, another editor or a restored version.
		if (isSameValue(value, sent.current)) return;
		sent.current = value;
		const next = createState(value);
		if (next) view.current?.updateState(next);
		setState(next);
	}, [value]);

	if (!state)
		return <p className="hint">This text has a form that the studio cannot edit. It stays as it is.</p>;
	const run = (command: Command) => {
		if (!view.current) return;
		command(view.current.state, view.current.dispatch);
		view.current.focus();
	};
	const isMarked = (name: string): boolean => {
		const type = marks[name];
		const { from, to, empty, $from } = state.selection;
		if (!type) return false;
		return empty
			? !!type.isInSet(state.storedMarks ?? $from.marks())
			: state.doc.rangeHasMark(from, to, type);
	};
	const markButton = (name: string, text: ReactNode, title: string) => {
		const type = marks[name];
		return type ? (
			<button
				type="button"
				title={title}
				aria-label={title}
				aria-pressed={isMarked(name)}
				onClick={() => run(toggleMark(type))}
			>
				{text}
			</button>
		) : null;
	};
	const blockName = (): string => {
		const { parent } = state.selection.$from;
		return parent.type.name === "heading" ? `heading-${parent.attrs.level}` : "paragraph";
	};
	const setBlock = (name: string) => {
		const type = name === "paragraph" ? nodes.paragraph : nodes.heading;
		if (type) run(setBlockType(type, name === "paragraph" ? null : { level: Number(name.at(-1)) }));
	};
	const setLink = () => {
		if (!link) return;
		if (isMarked("hyperlink")) return run(toggleMark(link));
		const uri = prompt("Address: a path of the shop such as /shoes, https://, mailto: or tel:", "/");
		if (uri) run(toggleMark(link, { uri }));
	};
	const embed = async () => {
		const id = await chooseEntry?.();
		const type = nodes.embedded_entry_block;
		if (id && type && view.current)
			view.current.dispatch(view.current.state.tr.replaceSelectionWith(type.create({ id })));
	};
	const list = (name: "unordered_list" | "ordered_list") => () => {
		const type = nodes[name];
		if (type) run(wrapInList(type));
	};
	return (
		<div className="rich-text" data-invalid={isInvalid || undefined}>
			<span id={labelId} className="visually-hidden">
				{label}
			</span>
			<div className="toolbar" role="toolbar" aria-label={`Format of ${label}`}>
				<select
					aria-label="Kind of paragraph"
					value={blockName()}
					onChange={(event) => setBlock(event.target.value)}
				>
					<option value="paragraph">Paragraph</option>
					{[1, 2, 3, 4, 5, 6].map((level) => (
						<option key={level} value={`heading-${level}`}>
							Heading {level}
						</option>
					))}
				</select>
				{markButton("bold", <strong>B</strong>, "Bold")}
				{markButton("italic", <em>I</em>, "Italic")}
				{markButton("underline", <u>U</u>, "Underlined")}
				{markButton("strikethrough", <s>S</s>, "Struck through")}
				<button
					type="button"
					aria-label="Bulleted list"
					title="Bulleted list"
					onClick={list("unordered_list")}
				>
					•
				</button>
				<button
					type="button"
					className="numbers"
					aria-label="Numbered list"
					title="Numbered list"
					onClick={list("ordered_list")}
				/>
				<button
					type="button"
					aria-label="Out of the list"
					title="Out of the list"
					onClick={() => item && run(liftListItem(item))}
				>
					⇤
				</button>
				<button
					type="button"
					aria-label="Quotation"
					title="Quotation"
					onClick={() => nodes.blockquote && run(wrapIn(nodes.blockquote))}
				>
					”
				</button>
				<button type="button" aria-pressed={isMarked("hyperlink")} onClick={setLink}>
					Link
				</button>
				<TableTools state={state} run={run} />
				{chooseEntry ? (
					<button type="button" onClick={embed}>
						Entry
					</button>
				) : null}
			</div>
			<div ref={place} />
		</div>
	);
}
