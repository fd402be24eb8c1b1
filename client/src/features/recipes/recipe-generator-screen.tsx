import { generatorCategories } from '@shared/domain/recipes/recipe-kinds'
import { ChefHat } from 'lucide-react'
import { useState } from 'react'
import { EatingFields, readEating, type EatingValues } from '@/forms/eating-fields'
import { useMediaQuery } from '@/lib/use-media-query'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Card, CardHeader } from '@/ui/card'
import { DialogHost } from '@/ui/dialog-host'
import { Field } from '@/ui/field'
import { pageClass } from '@/ui/page-class'
import { PageHeader } from '@/ui/page-header'
import { Options } from '@/ui/options'
import { Select } from '@/ui/select'
import { TextArea } from '@/ui/text-area'
import { toast } from '@/ui/use-toast'
import { ExcludedList } from './generator/excluded-list'
import { withEntries } from './generator/excluded'
import { ReportSource } from './generator/report-source'
import { ResultCard } from './generator/result-card'
import { useGenerator } from './generator/use-generator'
import { useReportFoods } from './generator/use-report-foods'
import { sentenceCase } from './recipe-words'

const MAX_PREFERENCES = 1000
const nothingToExclude = {
  title: 'No foods to exclude',
  description: 'Please add at least one food to exclude from the recipe.',
}

/** "Recipe generator test" (S2): generates without chosen foods, shows the check, saves. */
export default function RecipeGeneratorScreen() {
  const [excluded, setExcluded] = useState<string[]>([])
  const [preferences, setPreferences] = useState('')
  const [category, setCategory] = useState('')
  const [eatingInput, setEatingInput] = useState<EatingValues>({ diets: [], servings: '', minutes: '' })
  const [eatingErrors, setEatingErrors] = useState<ReturnType<typeof readEating>['errors']>({})
  const [missing, setMissing] = useState(false)
  const { source, read } = useReportFoods((foods) => change(withEntries([], foods)))
  const generator = useGenerator()
  // Below this width the result is under the form, out of view.
  const wide = useMediaQuery('(min-width: 64rem)')

  function change(list: string[]) {
    setExcluded(list)
    setMissing(false)
  }

  function generate() {
    if (excluded.length === 0) {
      setMissing(true)
      toast({ ...nothingToExclude, variant: 'destructive' })
      return
    }
    const { eats, errors } = readEating(eatingInput)
    setEatingErrors(errors)
    if (Object.keys(errors).length > 0) return
    if (!wide) document.getElementById('result')?.scrollIntoView({ block: 'start' })
    const dietaryPreferences = preferences.trim()
    void generator.generate({
      excludedFoods: excluded,
      ...eats,
      ...(dietaryPreferences && { dietaryPreferences }),
      ...(category && { category }),
    })
  }

  return (
    <main id="main" tabIndex={-1} className={pageClass}>
      <DialogHost>
        <PageHeader
          title="Recipe Generator"
          subtitle="Try what clients get: a recipe without the foods on the list."
        />
        <div className="mt-6 grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          <Card>
            <CardHeader title="What to leave out" size="h2" />
            <div className="flex flex-col gap-4">
              <ReportSource source={source} read={read} />
              <ExcludedList list={excluded} onChange={change} />
              <Field label="Meal type" optional>
                <Select value={category} onChange={(event) => setCategory(event.target.value)}>
                  <option value="">Any</option>
                  <Options values={generatorCategories} words={sentenceCase} />
                </Select>
              </Field>
              <EatingFields values={eatingInput} errors={eatingErrors} onChange={setEatingInput} />
              <Field label="Dietary preferences" optional hint="For example: no mushrooms, quick.">
                <TextArea
                  rows={3}
                  maxLength={MAX_PREFERENCES}
                  value={preferences}
                  onChange={(event) => setPreferences(event.target.value)}
                />
              </Field>
              {missing && (
                <Alert tone="error" live={false} title={nothingToExclude.title}>
                  {nothingToExclude.description}
                </Alert>
              )}
              <Button
                size="lg"
                block
                icon={ChefHat}
                pending={generator.busy === 'generating'}
                pendingLabel="Generating..."
                onClick={generate}
              >
                Generate Recipe
              </Button>
            </div>
          </Card>
          <ResultCard generator={generator} />
        </div>
      </DialogHost>
    </main>
  )
}
