import { useMediaQuery } from '@/lib/use-media-query'
import { Checkbox } from '@/ui/checkbox'
import {
  ActionsCell,
  CardList,
  CardListItem,
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from '@/ui/table'
import { FoodPicture } from '../food-picture'
import type { Food } from '../food-words'
import { Description, DraftButtons, DraftInput, RowButtons, Theirs } from './row-parts'
import type { Drafts } from './use-drafts'
import { useEditFocus } from './use-edit-focus'
import type { Regenerations } from './use-regenerations'
import type { Selection } from './use-selection'

type RowsProps = { foods: Food[]; drafts: Drafts; regenerations: Regenerations; selection: Selection }
type RowProps = Omit<RowsProps, 'foods'> & { food: Food }

/** A page of foods: a table where its columns fit beside the sidebar, else cards. */
export default function DescriptionRows({ foods, ...rest }: RowsProps) {
  const wide = useMediaQuery('(min-width: 80rem)')
  const box = useEditFocus(foods.filter(({ id }) => rest.drafts.of(id)).map(({ id }) => id))
  return (
    <div ref={box}>
      {wide ? (
        <Table label="Food descriptions" className="table-fixed">
          <TableHead>
            <tr>
              {rest.selection.on && (
                <HeadCell className="w-14">
                  <span className="sr-only">Selected</span>
                </HeadCell>
              )}
              <HeadCell className="w-[21%]">Food Name</HeadCell>
              <HeadCell className="w-[15%]">Latin Name</HeadCell>
              <HeadCell className="w-[15%]">Category</HeadCell>
              <HeadCell>Description</HeadCell>
              <HeadCell align="right" className="w-52">
                Actions
              </HeadCell>
            </tr>
          </TableHead>
          <TableBody>
            {foods.map((food) => (
              <FoodTableRow key={food.id} food={food} {...rest} />
            ))}
          </TableBody>
        </Table>
      ) : (
        <CardList label="Food descriptions">
          {foods.map((food) => (
            <FoodCard key={food.id} food={food} {...rest} />
          ))}
        </CardList>
      )}
    </div>
  )
}

function SelectBox({ food, selection }: { food: Food; selection: Selection }) {
  return (
    <Checkbox
      hideLabel
      label={`Select ${food.name}`}
      checked={selection.has(food.id)}
      onCheckedChange={() => selection.toggle(food.id)}
    />
  )
}

function FoodTableRow({ food, drafts, regenerations, selection }: RowProps) {
  const draft = drafts.of(food.id)
  return (
    <Row selected={draft !== undefined}>
      {selection.on && (
        <Cell>
          <SelectBox food={food} selection={selection} />
        </Cell>
      )}
      <Cell look="strong">
        <span className="flex items-center gap-3">
          <FoodPicture food={food} />
          <span className="min-w-0 flex-1 break-words">
            {draft ? <DraftInput food={food} field="name" draft={draft} drafts={drafts} /> : food.name}
          </span>
        </span>
      </Cell>
      <Cell className="break-words">
        {draft ? (
          <DraftInput food={food} field="latinName" draft={draft} drafts={drafts} />
        ) : (
          <i lang="la">{food.latinName}</i>
        )}
      </Cell>
      <Cell className="break-words">
        {draft ? <DraftInput food={food} field="category" draft={draft} drafts={drafts} /> : food.category}
      </Cell>
      <Cell>
        {draft && <Theirs draft={draft} />}
        <Description food={food} />
      </Cell>
      <ActionsCell>
        {draft ? (
          <DraftButtons food={food} draft={draft} drafts={drafts} />
        ) : (
          <RowButtons food={food} drafts={drafts} regenerations={regenerations} />
        )}
      </ActionsCell>
    </Row>
  )
}

function FoodCard({ food, drafts, regenerations, selection }: RowProps) {
  const draft = drafts.of(food.id)
  return (
    <CardListItem className={draft && 'bg-pear-soft'}>
      <div className="flex items-start gap-3">
        {selection.on && <SelectBox food={food} selection={selection} />}
        <FoodPicture food={food} size={46} />
        {draft ? (
          <div className="grid min-w-0 flex-1 gap-2.5">
            {(['name', 'latinName', 'category'] as const).map((field) => (
              <DraftInput key={field} food={food} field={field} draft={draft} drafts={drafts} showLabel />
            ))}
            <Theirs draft={draft} />
            <DraftButtons food={food} draft={draft} drafts={drafts} />
          </div>
        ) : (
          <p className="min-w-0 flex-1 font-semibold break-words">
            {food.name}
            {food.latinName !== '' && (
              <i lang="la" className="block text-small font-normal text-ink-2">
                {food.latinName}
              </i>
            )}
            <span className="block text-small font-normal text-ink-3">{food.category}</span>
          </p>
        )}
      </div>
      {!draft && (
        <>
          <div className="mt-2 text-ink-2">
            <Description food={food} />
          </div>
          <div className="-mx-2 flex justify-end">
            <RowButtons food={food} drafts={drafts} regenerations={regenerations} />
          </div>
        </>
      )}
    </CardListItem>
  )
}
